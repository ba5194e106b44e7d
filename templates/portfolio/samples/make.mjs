// Draws the pictures of the sample people: `node templates/portfolio/samples/make.mjs FOLDER [NAME…]`.
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

const { chromium } = createRequire(new URL('../../../e2e/package.json', import.meta.url))('@playwright/test')
const [folder, ...only] = process.argv.slice(2)
const scenes = await readFile(new URL('scenes.js', import.meta.url), 'utf8')
const pages = await readFile(new URL('screens.html', import.meta.url), 'utf8')

/** Name: scene, width, height, seed, what it is made of. */
const PICTURES = {
  'stag-in-fog': ['forest', 1600, 1067, 11, { fog: '#b9c2b4', dark: '#10150f', animal: 1.5 }],
  'cranes-at-dawn': ['birds', 1600, 900, 21, { sky: ['#4d5a74', '#c98f6b', '#f1c98d'], ground: '#1c130d' }],
  'winter-wood': ['forest', 1067, 1600, 31, { fog: '#dfe3e6', dark: '#20262b' }],
  'evening-flight': ['birds', 1200, 1500, 41, { sky: ['#2c1b2e', '#a14a3c', '#f0a04f'], ground: '#120a0a', count: 34 }],
  'fox-hour': ['forest', 1600, 1000, 52, { fog: '#c79a63', dark: '#1c0f06', animal: 1.2 }],
  'heron-in-mist': ['heron', 1600, 1000, 55, { sky: ['#7f95a0', '#c9cdbf', '#efe0c0'], dark: '#172126' }],
  'owl-on-watch': ['owl', 1200, 1500, 57, { fog: '#8a8a5c', dark: '#14150c', plumage: '#8a5f3a' }],
  'whale-tail': ['whale', 1600, 900, 58, { sky: ['#7b93ab', '#c7cdd0', '#f0dcc0'], deep: '#173247' }],
  'ridge-stag': ['mountains', 1600, 900, 59, { sky: ['#3a3f55', '#b06a4d', '#f3c889'], near: '#150f10', sun: [0.42, 0.5], layers: 5, animal: { x: 0.64, y: 0.83, size: 0.78 } }],
  'blue-ridges': ['mountains', 1600, 700, 61, { sky: ['#33507d', '#8fb0c9', '#ecd9c3'], near: '#0e1a26' }],
  'lake-at-seven': ['mountains', 1600, 1067, 72, { sky: ['#5b6f93', '#d79f8a', '#f5ddb7'], near: '#1a1c27', sun: [0.35, 0.42], water: true }],
  'red-valley': ['mountains', 1600, 900, 83, { sky: ['#2b2238', '#a5483f', '#f2b56b'], near: '#170c12', layers: 7 }],
  'pale-morning': ['mountains', 1200, 1500, 91, { sky: ['#b6c7d0', '#e6e2d6', '#f6ecd9'], near: '#3d4f57', sun: [0.3, 0.25] }],
  'low-tide': ['sea', 1600, 800, 101, { sky: ['#6d7fa3', '#f0b48a', '#ffe1ad'], deep: '#1d2b40' }],
  'north-coast': ['sea', 1600, 1067, 112, { sky: ['#8ea5b5', '#c9d4d6', '#eef0e9'], deep: '#26404c', sun: 0.7 }],
  'under-the-stars': ['night', 1600, 1067, 122, { sky: ['#050a18', '#16233f', '#3d4b66'], ground: '#04060b' }],
  'rain-on-fifth': ['street', 1067, 1600, 131, { people: 6 }],
  'last-tram': ['street', 1600, 1067, 142, { people: 4, light: [0.36, 0.44] }],
  'side-street': ['street', 1067, 1400, 153, { people: 2, light: [0.62, 0.4] }],
  'rush-hour': ['street', 1600, 1067, 161, { people: 11 }],
  'night-shift': ['street', 1200, 1200, 173, { people: 3, light: [0.5, 0.38] }],
  'noon-wall': ['sunlit', 1600, 1067, 174, { edge: 0.62, people: 2 }],
  'long-stairs': ['sunlit', 1067, 1600, 175, { edge: 0.5, lean: 0.3, stairs: true, people: 2, size: 0.9 }],
  'half-past-four': ['sunlit', 1600, 900, 176, { edge: 0.9, lean: 0.5, people: 1, size: 1.25 }],
  'zebra': ['crossing', 1600, 1067, 177, {}],
  'two-strangers': ['crossing', 1200, 1200, 178, { people: 2 }],
  'ines': ['portrait', 1200, 1500, 181, { back: ['#3b3230', '#a28672'], skin: '#c98f6f', hair: '#241510', cloth: '#2f3b43' }],
  'tomas': ['portrait', 1200, 1500, 191, { back: ['#20282e', '#6f8790'], skin: '#e0b394', hair: '#5b3b22', cloth: '#24201f', side: -1, bun: true }],
  'amara': ['portrait', 1200, 1500, 203, { back: ['#7a4a35', '#dfb07f'], skin: '#6d4128', hair: '#140d0b', cloth: '#d9c7a8', bun: true }],
  'lena': ['portrait', 1200, 1500, 211, { back: ['#8a938b', '#e7e2d3'], skin: '#efc7aa', hair: '#b4793d', cloth: '#7c2f35', side: -1 }],
  'yuki': ['portrait', 1200, 1500, 223, { back: ['#14151c', '#50506b'], skin: '#e8c3a0', hair: '#0d0c10', cloth: '#b9b4c6' }],
  'david': ['portrait', 1200, 1500, 231, { back: ['#c9c1b2', '#f1ece0'], skin: '#a9714e', hair: '#1d1613', cloth: '#3d4a3c', bun: true, side: -1 }],
  'omar': ['portrait', 1200, 1500, 234, { back: ['#2b2622', '#8a6a4c'], skin: '#b57b55', hair: '#17110e', cloth: '#5a3a2a', short: true, beard: true }],
  'ruth': ['portrait', 1200, 1500, 235, { back: ['#51606b', '#c6cfd0'], skin: '#e6bfa5', hair: '#b9b6b3', cloth: '#23313f', bun: true, glasses: true, side: -1 }],
  'kofi': ['portrait', 1200, 1500, 236, { back: ['#6a2f22', '#d99a62'], skin: '#5a3826', hair: '#0e0a08', cloth: '#efe3cc', short: true, hat: '#2a1d16' }],
  'mei-close': ['portrait', 1200, 1500, 237, { back: ['#c7b6a6', '#f2e6d6'], skin: '#e9c09d', hair: '#14100f', cloth: '#a23b32', zoom: 1.6 }],
  'jonas': ['portrait', 1200, 1500, 238, { back: ['#9aa39a', '#e4e3d8'], skin: '#ecc3a4', hair: '#8a5a2e', cloth: '#2d3b35', short: true, beard: true, side: -1 }],
  'sisters': ['portrait', 1600, 1067, 239, { back: ['#5b4436', '#d8b48c'], people: [{ at: 0.36, skin: '#8a5a3c', hair: '#15100d', cloth: '#c8b08a', bun: true, zoom: 1.25 }, { at: 0.64, skin: '#94623f', hair: '#1a120e', cloth: '#6b2c2c', zoom: 1.25 }] }],
  'ochre-coat': ['studio', 1200, 1600, 401, { wall: '#b9c3c6', floor: '#98a3a6', cast: [{ at: 0.46, size: 1.12, coat: '#c98a2b', skin: '#7a4a30', hair: '#120d0b' }] }],
  'noon-shadow': ['studio', 1600, 1067, 402, { wall: '#d8643c', floor: '#a8452a', sun: 1, cast: [{ at: 0.4, size: 1.02, coat: '#f0e6d6', skin: '#d9a784', hair: '#2a1a12', wide: 1.2, hat: '#f0e6d6' }] }],
  'two-of-us': ['studio', 1600, 1067, 403, { wall: '#8fa6b4', floor: '#6f8795', cast: [{ at: 0.36, size: 1, coat: '#22262e', skin: '#e3bb9a', hair: '#b77c3c' }, { at: 0.6, size: 1.04, coat: '#b4232c', skin: '#6b4229', hair: '#0f0b0a', wide: 1.15 }] }],
  'green-room': ['studio', 1200, 1600, 404, { wall: '#2f5a47', floor: '#1f4032', cast: [{ at: 0.52, size: 1.14, coat: '#e7b7b0', skin: '#c28a66', hair: '#1b1210', wide: 1.25, trousers: '#5a1f28' }] }],
  'black-disc': ['studio', 1200, 1600, 405, { wall: '#e9e2d5', floor: '#d5ccbc', sun: 1, disc: { x: 0.5, y: 0.4, r: 0.4, color: '#b4232c' }, cast: [{ at: 0.5, size: 1.1, coat: '#17171a', skin: '#ecc9ad', hair: '#17171a', hat: '#17171a' }] }],
  'violet-hour': ['studio', 1600, 900, 406, { wall: '#6a5a8c', floor: '#4a3d68', cast: [{ at: 0.3, size: 1, coat: '#d6c9ef', skin: '#8a5738', hair: '#140e0c' }, { at: 0.52, size: 1, coat: '#e9a23b', skin: '#e8c3a0', hair: '#0d0c10' }, { at: 0.74, size: 1, coat: '#31224d', skin: '#c98f6f', hair: '#5b2e16', wide: 1.2 }] }],
  'library-north': ['building', 1600, 1000, 501, { sky: ['#8fb0c6', '#dfe7e6'], ground: '#a8a698', boxes: [[0.52, 0.3, 0.44, '#b9573a', 5, 6, 0.1], [0.2, 0.36, 0.26, '#e4ded2', 2, 8, 0.3]] }],
  'brick-house': ['building', 1200, 1500, 502, { sky: ['#b7c4c8', '#ece8dc'], ground: '#8f9a80', sun: -1, boxes: [[0.26, 0.26, 0.5, '#9c4a32', 4, 2, 0.2], [0.5, 0.3, 0.3, '#c9b79d', 2, 2, 0.6]], trees: 4 }],
  'long-barn': ['building', 1600, 800, 503, { sky: ['#dfb58c', '#f6e7cf'], ground: '#b59a6a', boxes: [[0.14, 0.62, 0.2, '#3a332d', 1, 14, 0.7], [0.66, 0.12, 0.34, '#2b2622', 3, 2, 0.4]] }],
  'school-court': ['building', 1600, 1067, 504, { sky: ['#6f93b4', '#cfdfe6'], ground: '#c2b8a4', sun: -1, boxes: [[0.08, 0.3, 0.36, '#ece6d8', 3, 5, 0.2], [0.62, 0.3, 0.36, '#ece6d8', 3, 5, 0.2], [0.38, 0.24, 0.18, '#d9a441', 1, 6, 0.8]] }],
  'tower-at-dusk': ['building', 1067, 1600, 505, { sky: ['#20304f', '#8a6a86', '#efb48b'], ground: '#3c3a42', boxes: [[0.34, 0.28, 0.64, '#59606d', 12, 4, 0.5], [0.16, 0.5, 0.14, '#3f434c', 1, 9, 0.9]], trees: 3 }],
  'ground-floor': ['plan', 1600, 1200, 506, { paper: '#f5f2ea', ink: '#1d2328', mark: '#b4462a', rooms: [[0, 0, 0.42, 0.56], [0.42, 0, 0.3, 0.44], [0.72, 0, 0.28, 0.44], [0, 0.56, 0.26, 0.44], [0.26, 0.56, 0.32, 0.44], [0.58, 0.56, 0.42, 0.44]] }],
  'harbor-rain': ['painting', 1500, 1100, 241, { ground: '#6d7d88', paints: ['#2f4756', '#93a9b0', '#d9d6c8', '#c07a43', '#22303a'] }],
  'slate': ['painting', 1100, 1400, 251, { ground: '#39404a', paints: ['#232830', '#5d6772', '#8d949a', '#c9c2b2'] }],
  'summer-field': ['painting', 1500, 1000, 261, { ground: '#d8b455', paints: ['#e7c766', '#b98f2f', '#6f8a3c', '#f3e6b4', '#c2562f'] }],
  'red-room': ['painting', 1300, 1300, 271, { ground: '#8d2a25', paints: ['#b8392f', '#5c1a1c', '#e8a04d', '#2b1214', '#f0d9b8'] }],
  'low-sun': ['painting', 1500, 1050, 281, { ground: '#c6755a', paints: ['#e39a6d', '#8d4456', '#f3cf9b', '#4b2c4d'] }],
  'first-act': ['stage', 1600, 1067, 291, { curtain: '#7d1420', floor: '#4a2a20', lights: [[0.3, '#ffd9a0', 0.12], [0.72, '#ffb46b', -0.1]], cast: [[0.42, 0.62], [0.62, 0.6]] }],
  'monologue': ['stage', 1200, 1500, 301, { curtain: '#20263d', floor: '#20242f', lights: [[0.5, '#dfe8ff', 0]], cast: [[0.5, 0.55]] }],
  'ensemble': ['stage', 1600, 900, 311, { curtain: '#3a1a4a', floor: '#2e1c35', lights: [[0.2, '#ff9ac7', 0.14], [0.5, '#ffe6b0', 0], [0.8, '#9ab7ff', -0.14]], cast: [[0.3, 0.6], [0.42, 0.64], [0.5, 0.7], [0.6, 0.62], [0.71, 0.6]] }],
  'curtain-call': ['stage', 1600, 1067, 321, { curtain: '#8a1b1b', floor: '#5a3422', lights: [[0.5, '#ffe9c4', 0], [0.15, '#ffd08a', 0.2], [0.85, '#ffd08a', -0.2]], cast: [[0.36, 0.6], [0.46, 0.63], [0.54, 0.63], [0.64, 0.6]] }],
  'ink-dress': ['sketch', 1000, 1400, 331, { paper: '#f3eee4', ink: '#1d1b1a', cloth: '#2c3e57', shape: 0.5 }],
  'copper-coat': ['sketch', 1000, 1400, 341, { paper: '#efe7db', ink: '#2a1d16', cloth: '#b4643a', shape: 0.15 }],
  'moss-gown': ['sketch', 1000, 1400, 351, { paper: '#f2f0e8', ink: '#1c211c', cloth: '#5d6f4e', shape: 0.95 }],
  'rose-slip': ['sketch', 1000, 1400, 361, { paper: '#f6ece8', ink: '#2b1c20', cloth: '#d3929a', shape: 0.3 }],
  'mateo': ['portrait', 1000, 1250, 371, { back: ['#2a2c2f', '#8d8a85'], skin: '#c48a66', hair: '#1a1310', cloth: '#23262b', cut: 'short', grain: 9 }],
  'mateo-daylight': ['portrait', 1000, 1250, 381, { back: ['#c3c8c6', '#eef0ec'], skin: '#c48a66', hair: '#1a1310', cloth: '#5c7381', cut: 'short', side: -1, grain: 9 }],
  'mateo-coat': ['portrait', 1000, 1250, 391, { back: ['#16181b', '#3f4347'], skin: '#c48a66', hair: '#1a1310', cloth: '#6a6153', cut: 'short', mono: true, grain: 12 }],
  'henrik': ['portrait', 1000, 1250, 401, { back: ['#17131a', '#4a3237'], skin: '#e2b79a', hair: '#7d6a58', cloth: '#3a1418', cut: 'short', side: -1, grain: 9 }],
  'tomasz': ['portrait', 1000, 1250, 541, { back: ['#9fabb0', '#dfe5e6'], skin: '#e6bfa3', hair: '#4a3524', cloth: '#39454d', cut: 'short', side: -1, grain: 9 }],
  'kwame': ['portrait', 1000, 1250, 411, { back: ['#b9c4c9', '#eef1f0'], skin: '#5f3a26', hair: '#100c0b', cloth: '#26323c', cut: 'short', grain: 9 }],
  'leila': ['portrait', 1000, 1250, 421, { back: ['#c9c4bd', '#f4f1ec'], skin: '#b9805b', hair: '#15100e', cloth: '#15161a', bun: true, grain: 9 }],
  'leila-close': ['portrait', 1000, 1250, 431, { back: ['#3c3a38', '#a9a49c'], skin: '#b9805b', hair: '#15100e', cloth: '#e5e0d6', bun: true, side: -1, zoom: 1.45, mono: true, grain: 12 }],
  'leila-coat': ['figure', 1000, 1500, 441, { back: ['#d9d5ce', '#f3f1ec'], skin: '#b9805b', hair: '#15100e', cloth: '#2b2d31', cut: 'coat' }],
  'leila-red': ['figure', 1000, 1500, 451, { back: ['#7d1f22', '#b8383a'], skin: '#b9805b', hair: '#15100e', cloth: '#e9e2d6', cut: 'dress' }],
  'leila-suit': ['figure', 1000, 1500, 461, { back: ['#a9b3ad', '#d5dbd4'], skin: '#b9805b', hair: '#15100e', cloth: '#d8cdb6', cut: 'suit' }],
  'leila-night': ['figure', 1000, 1500, 471, { back: ['#14151a', '#3d3f49'], skin: '#b9805b', hair: '#15100e', cloth: '#8f949e', cut: 'gown' }],
  'leila-black': ['figure', 1000, 1500, 551, { back: ['#e4e2de', '#f7f6f3'], skin: '#b9805b', hair: '#15100e', cloth: '#1c1b20', cut: 'dress' }],
  'leila-wide': ['figure', 1500, 1000, 481, { back: ['#c4b7a3', '#e8dfcf'], skin: '#b9805b', hair: '#15100e', cloth: '#6f7b5e', cut: 'coat', zoom: 1.75, at: 0.62 }],
  'leila-walk': ['figure', 1500, 1000, 491, { back: ['#22252b', '#70747c'], skin: '#b9805b', hair: '#15100e', cloth: '#ded9cf', cut: 'suit', zoom: 1.15, at: 0.36, mono: true }],
  'storm-scene': ['stage', 1300, 867, 501, { curtain: '#12304a', floor: '#142632', lights: [[0.24, '#9fd0ff', 0.16], [0.8, '#7fb0e8', -0.12]], cast: [[0.4, 0.74], [0.68, 0.58]], grain: 12 }],
  'two-chairs': ['stage', 1300, 867, 511, { curtain: '#3b3524', floor: '#3f3322', lights: [[0.36, '#ffe2a8', 0], [0.64, '#ffe2a8', 0]], cast: [[0.36, 0.6], [0.64, 0.62]], grain: 12 }],
  'green-light': ['stage', 960, 1280, 521, { curtain: '#173a2c', floor: '#1c2c22', lights: [[0.3, '#b8ffcf', 0.12], [0.78, '#d7ffb8', -0.18]], cast: [[0.42, 0.5], [0.6, 0.52]], grain: 12 }],
  'chorus': ['stage', 1300, 740, 531, { curtain: '#5c1a2c', floor: '#3a1d22', lights: [[0.12, '#ffb4a0', 0.16], [0.36, '#ffe0a8', 0.04], [0.64, '#ffe0a8', -0.04], [0.88, '#ffb4a0', -0.16]], cast: [[0.24, 0.58], [0.33, 0.62], [0.42, 0.6], [0.5, 0.72], [0.58, 0.6], [0.67, 0.62], [0.76, 0.58]], grain: 12 }],
}
/** Name: the element of screens.html. */
const SCREENS = ['dashboard', 'editor', 'shop', 'terminal-tool', 'map-app', 'chat', 'poster-jazz', 'brand-board', 'magazine', 'packaging',
  'pipeline', 'api-docs', 'booking', 'synth', 'globe', 'type-tester', 'budget', 'festival', 'incident', 'schema', 'wayfinding', 'bank-cards', 'book-covers', 'signal-icons', 'cat-window', 'fruit-market', 'night-swim', 'bird-pattern']

/** The most bytes that a picture has. */
const MOST = 160_000

const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const page = await browser.newPage({ viewport: { width: 1600, height: 1600 } })
/** The best picture of an element that is small enough. */
const save = async (element, path, best) => {
  for (let quality = best; ; quality -= 4) {
    const picture = await element.screenshot({ type: 'jpeg', quality })
    if (picture.length <= MOST) return writeFile(path, picture)
  }
}
const wanted = (name) => only.length === 0 || only.includes(name)

await page.setContent('<style>body { margin: 0 }</style><canvas></canvas>')
await page.addScriptTag({ content: `${scenes}; window.scenes = scenes` })
for (const [name, [scene, width, height, seed, parts]] of Object.entries(PICTURES).filter(([name]) => wanted(name))) {
  await page.evaluate(([scene, width, height, seed, parts]) => {
    const canvas = document.querySelector('canvas')
    Object.assign(canvas, { width, height })
    window.scenes[scene](canvas.getContext('2d', { willReadFrequently: true }), width, height, seed, parts)
  }, [scene, width, height, seed, parts])
  await save(page.locator('canvas'), `${folder}/${name}.jpg`, 74)
}
await page.setContent(pages)
for (const name of SCREENS.filter(wanted)) await save(page.locator(`#${name}`), `${folder}/${name}.jpg`, 82)
await browser.close()
