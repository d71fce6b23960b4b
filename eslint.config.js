const { readdirSync } = require('node:fs')
const path = require('node:path')
const js = require('@eslint/js')
const tseslint = require('typescript-eslint')
const { createNodeResolver, importX } = require('eslint-plugin-import-x')
const testingLibrary = require('eslint-plugin-testing-library')
const jestDom = require('eslint-plugin-jest-dom')
const globals = require('globals')
const regexp = require('eslint-plugin-regexp')

const folders = (folder) =>
  readdirSync(path.join(__dirname, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${folder}/${entry.name}`)

// app → pages → features → state, ui, api; api → state; all of them → wording, contract.
const mayImport = {
  'src/app': ['src/pages', 'src/features', 'src/state', 'src/ui', 'src/api'],
  'src/pages': ['src/features', 'src/state', 'src/ui', 'src/api'],
  'src/features': ['src/state', 'src/ui', 'src/api'],
  'src/api': ['src/state'],
  'src/state': [],
  'src/ui': [],
  'src/worker': [],
}
const exceptions = { 'src/features': ['hooks.ts'], 'src/pages': ['hooks.ts'] }
const layers = folders('src')
const layerZones = layers.flatMap((target) => {
  const allowed = mayImport[target]
  if (!allowed) throw new Error(`eslint.config.js does not know the folder ${target}`)
  return layers
    .filter((from) => from !== target && !allowed.includes(from))
    .map((from) => ({
      target: `./${target}`,
      from: `./${from}`,
      except: from === 'src/app' ? exceptions[target] : undefined,
      message: `${target} may not import ${from}: see docs/decisions/0001-layers.md`,
    }))
})
const featureZones = folders('src/features').map((feature) => ({
  target: `./${feature}`,
  from: './src/features',
  except: [`./${path.basename(feature)}`],
  message: 'A feature never imports another feature; two features meet in a page.',
}))

// The server's three floors, lowest first: a folder may import those written before it, and gets
// functions from the others.
const machinery = [
  'system',
  'pdf',
  'database',
  'cache',
  'http',
  'mail',
  'payments',
  'pictures',
  'jobs',
]
const domains = [
  'shop',
  'contact',
  'stock',
  'prices',
  'catalogue',
  'search',
  'alerts',
  'reviews',
  'favourites',
  'clients',
  'staff',
  'cart',
  'conditions',
  'orders',
  'promotions',
  'checkout',
  'documents',
  'withdrawals',
  'admin',
]
const tops = ['pages', 'backup', 'retention', 'demo', 'commands']
const floors = [...machinery, ...domains, ...tops]
/** The server's files outside folders: which folders may import each, and which it may import. */
const looseFiles = {
  settings: { importedBy: floors, imports: ['system'] },
  paymentSettings: { importedBy: ['payments', 'commands'], imports: ['system'] },
  services: { importedBy: [...domains, ...tops], imports: [...machinery, 'shop'] },
  app: { importedBy: [], imports: floors },
  openShop: { importedBy: [], imports: floors },
  shopJobs: { importedBy: [], imports: floors },
  main: { importedBy: [], imports: floors },
}
const serverFolders = folders('server').map((folder) => path.basename(folder))
for (const folder of serverFolders)
  if (!floors.includes(folder))
    throw new Error(`eslint.config.js does not know the folder server/${folder}`)
for (const { name } of readdirSync(path.join(__dirname, 'server'), { withFileTypes: true }))
  if (/(?<!\.test)\.ts$/.test(name) && !looseFiles[name.slice(0, -3)])
    throw new Error(`server/${name} belongs into a folder`)
/** A zone for each target rather than for each pair: every file is compared with every zone. */
const floorZone = (target, from) => ({
  target: `./server/${target}`,
  from: from.map((name) => `./server/${name}`),
  message: `Above server/${target}: see docs/decisions/0001-layers.md`,
})
const looseNames = Object.keys(looseFiles)
const serverZones = [
  ...serverFolders.map((target) =>
    floorZone(target, [
      ...serverFolders.filter((from) => floors.indexOf(from) > floors.indexOf(target)),
      ...looseNames
        .filter((name) => !looseFiles[name].importedBy.includes(target))
        .map((name) => `${name}.ts`),
    ]),
  ),
  ...looseNames.map((name) =>
    floorZone(
      `${name}.ts`,
      serverFolders.filter((folder) => !looseFiles[name].imports.includes(folder)),
    ),
  ),
].filter(({ from }) => from.length > 0)
const zones = [
  ...layerZones,
  ...featureZones,
  ...serverZones,
  { target: './src', from: './server', message: 'The browser imports nothing of the server.' },
  {
    target: './server',
    from: './src',
    message: 'The server receives the renderer as an argument.',
  },
  { target: ['./contract', './wording'], from: ['./src', './server', './testing'] },
  { target: './contract', from: './wording' },
  { target: ['./src', './server'], from: ['./testing', './e2e', './resilience', './bench'] },
]
const tests = ['**/*.test.ts', '**/*.test.tsx', 'testing/**', 'e2e/**', 'resilience/**', 'bench/**']

module.exports = tseslint.config(
  {
    ignores: [
      'dist/**',
      'data/**',
      'node_modules/**',
      'coverage/**',
      'screens/**',
      '.cache/**',
      'testing/openapi/schema.d.ts',
    ],
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.base],
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx'] })] },
    // .oxlintrc.jsonc has the others; oxlint's forms of these two pass more.
    rules: { '@typescript-eslint/no-extraneous-class': 'error', 'no-useless-assignment': 'error' },
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    ignores: tests,
    rules: { 'import-x/no-restricted-paths': ['error', { basePath: __dirname, zones }] },
  },
  {
    files: ['server/**/*.ts'],
    ignores: tests,
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            ":function[params.0.name='tx'] AwaitExpression:not(:has(Identifier[name='tx']))",
          message: 'Nothing but SQL is awaited inside a transaction.',
        },
      ],
    },
  },
  {
    files: ['contract/**/*.ts'],
    ignores: tests,
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^(?!\\.|zod/mini$)', message: 'contract imports zod/mini only.' }] },
      ],
    },
  },
  {
    files: ['src/**/*.tsx', 'src/**/*.ts'],
    ignores: tests,
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^zod|contract/api/(?!client/)',
              allowTypeImports: true,
              message:
                'The browser has the endpoints as data, contract/api/client, and no schema library.',
            },
            {
              regex: '/devTools$',
              allowTypeImports: true,
              message: 'Loaded with import(), and only where the setting DEVTOOLS asks for it.',
            },
          ],
        },
      ],
    },
  },
  {
    // The time of an expression grows with the length of its input, not with its square.
    files: ['{contract,wording,src,server,scripts}/**/*.{ts,tsx,mjs}'],
    ignores: tests,
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': [
        'error',
        { report: 'potential', ignoreSticky: false, ignorePartial: false },
      ],
    },
  },
  {
    files: ['src/**/*.test.tsx', 'testing/**/*.tsx'],
    extends: [testingLibrary.configs['flat/react'], jestDom.configs['flat/recommended']],
  },
  {
    files: ['**/*.js', '**/*.mjs', '**/*.cjs'],
    extends: [js.configs.recommended],
    languageOptions: { globals: globals.node },
    rules: { 'no-undef': 'error' },
  },
  { files: ['*.config.js', '**/*.cjs'], languageOptions: { sourceType: 'commonjs' } },
)
