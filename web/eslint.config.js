import js from '@eslint/js'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import hooks from 'eslint-plugin-react-hooks'
import globals from 'globals'
import { readdirSync } from 'node:fs'
import ts from 'typescript-eslint'

const features = readdirSync('src/features')

const forbid = (...rules) => ({
  'no-restricted-imports': ['error', { patterns: rules.map(([regex, message]) => ({ regex, message })) }],
})

const NO_APP = ['^@/app(/|$)', 'Only app/ composes: nothing imports it.']
const NO_FEATURES = ['^@/features/', 'Shared code does not know the features.']
const NO_REQUESTS = ['^@/(api|session)(/|$)', 'ui/ makes no requests and does not know who is signed in.']
const NO_CLIMBING = ['^(\\.\\./)+(app|features|session|ui|lib|src)/', 'Import another area through @/.']

/** Features that are made of others: the editor is built from the review's fields, the score's findings and the catalogue; a job can be kept; new and public resumes take their design from the catalogue; the settings and the public link have the fields and rules of the account; the operator's screen has those too, and asks for the password as the settings do; what is deleted goes to the trash. */
const BUILT_FROM = { applications: ['trash'], editor: ['resumes', 'templates', 'share'], jobs: ['applications'], letters: ['trash'], operator: ['account', 'settings'], portfolio: ['trash'], profiles: ['templates'], resumes: ['trash'], settings: ['account'], share: ['account', 'templates'] }

/** Matches an import of any feature but this one and those it is built from, through @/ or by climbing. */
const othersThan = (feature) => {
  const allowed = [feature, ...(BUILT_FROM[feature] ?? [])]
  return `^(@/features/(?!(${allowed.join('|')})/)|(\\.\\./)+(${features.filter((other) => other !== feature).join('|')})/)`
}

/** Names of work that goes on. */
const WORKING = '/(pending|busy|working|loading|saving|sending|fetching|submitting|deleting|duplicating|downloading|uploading|deploying|writing|running)$/i'

/** A control that goes off by its own press drops the focus of the person who pressed it. */
const NOT_WHILE_WORKING = {
  selector: `JSXAttribute[name.name='disabled'] :not(UnaryExpression) > Identifier[name=${WORKING}]`,
  message: 'What is disabled loses the focus: use `loading` or `busy` of Button and IconButton, which keep it.',
}

/** Arrows point one way: lib ← ui, api ← session ← features ← app. */
const layers = [
  { files: ['src/lib/**'], rules: forbid(NO_APP, NO_FEATURES, NO_CLIMBING, ['^@/(ui|api|session)(/|$)', 'lib/ holds pure helpers.']) },
  { files: ['src/ui/**'], rules: forbid(NO_APP, NO_FEATURES, NO_CLIMBING, NO_REQUESTS) },
  { files: ['src/api/**'], rules: forbid(NO_APP, NO_FEATURES, NO_CLIMBING, ['^@/(ui|session)(/|$)', 'api/ is told of the session, it does not ask for it.']) },
  { files: ['src/session/**'], rules: forbid(NO_APP, NO_FEATURES, NO_CLIMBING, ['^@/ui(/|$)', 'session/ shows nothing.']) },
  ...features.map((feature) => ({
    files: [`src/features/${feature}/**`],
    rules: forbid(NO_APP, NO_CLIMBING, [othersThan(feature), 'Features do not import each other: app/ composes them.']),
  })),
]

export default ts.config(
  { ignores: ['dist*', 'src/api/schema.d.ts'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [ts.configs.recommendedTypeChecked, hooks.configs.flat['recommended-latest'], jsxA11y.flatConfigs.strict],
    languageOptions: { globals: globals.browser, parserOptions: { projectService: true } },
    rules: { '@typescript-eslint/no-confusing-void-expression': 'off', 'no-restricted-syntax': ['error', NOT_WHILE_WORKING] },
  },
  ...layers.map((layer) => ({ ...layer, ignores: ['**/*.test.{ts,tsx}'] })),
  { files: ['**/*.{mjs,js}'], languageOptions: { globals: globals.node } },
  { files: ['public/**'], languageOptions: { globals: globals.browser, sourceType: 'script' } },
)
