/// <reference types="vitest/config" />
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { parse } from 'smol-toml'
import { defineConfig, type Plugin } from 'vite'

const local = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The router's package points bundlers to the build that warns developers. */
const quietRouter = { find: /^react-router$/, replacement: local('./node_modules/react-router/dist/production/index.mjs') }

/** Copy of the pages that lies in `content/` as TOML. */
const toml: Plugin = {
  name: 'toml',
  transform: (text, id) => (id.endsWith('.toml') ? { code: `export default ${JSON.stringify(parse(text))}`, map: null } : undefined),
}

/** Says of the router's contexts and components that nothing else happens where they are made: those that nobody uses fall away. */
const leanRouter: Plugin = {
  name: 'lean-router',
  apply: 'build',
  transform: (code, id) => (id.includes('/react-router/dist/') ? { code: code.replaceAll(/\bReact\d*\.(?:forwardRef|createContext|memo)\(/g, '/* @__PURE__ */ $&').replaceAll(/^\w+\.displayName = "\w+";$/gm, ''), map: null } : undefined),
}

/**
 * Has the files of a lazy part fetched ahead as plain files: browsers up to 2026 remember a module whose fetch failed for as long as the page
 * stands (https://github.com/whatwg/html/issues/6768), also when only `modulepreload` asked for it, and never ask the server again.
 */
const forgivingPreload: Plugin = {
  name: 'forgiving-preload',
  apply: 'build',
  transform: (code, id) => (id.includes('vite/preload-helper') ? { code: code.replaceAll('"modulepreload"', '"preload"'), map: null } : undefined),
}

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), tailwindcss(), toml, leanRouter, forgivingPreload],
  resolve: { alias: [{ find: '@', replacement: local('./src') }, { find: '@content', replacement: local('../content') }, { find: '@templates', replacement: local('../templates') }, ...(command === 'build' ? [quietRouter] : [])] },
  build: {
    target: 'baseline-widely-available',
    manifest: !isSsrBuild,
    // What every first visit needs, in one file: twenty small ones compress worse and cost a request each.
    rolldownOptions: isSsrBuild ? {} : { output: { codeSplitting: { groups: [{ name: 'main', tags: ['$initial'] }] } } },
    modulePreload: { polyfill: false }, // the build's target browsers have it
    assetsInlineLimit: 0, // no data: URLs, so that font-src and img-src can stay 'self'
  },
  server: { port: 5173, proxy: { '/api': 'http://127.0.0.1:8080', '/templates/previews': 'http://127.0.0.1:8080', '/content/images': 'http://127.0.0.1:8080' }, fs: { allow: ['..'] } },
  test: { environment: 'jsdom', setupFiles: ['src/test/setup.ts'], include: ['src/**/*.test.{ts,tsx}'], css: false, testTimeout: 60_000, retry: Number(process.env.RETRIES ?? 1) },
}))
