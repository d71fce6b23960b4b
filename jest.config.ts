import type { Config } from 'jest'

const shared = {
  transform: { '\\.m?[jt]sx?$': '<rootDir>/testing/compile.cjs' },
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/data/'],
}

/** Files that only webpack can import. */
const packed = {
  '\\.module\\.css$': 'identity-obj-proxy',
  '\\.css$': '<rootDir>/testing/emptyFile.ts',
  '\\.png$': '<rootDir>/testing/fileName.ts',
}

/** Server tests that open no database, or the embedded folder: on PostgreSQL they are left out. */
const withoutPostgresql = [
  '<rootDir>/(contract|wording|resilience|src)/',
  '<rootDir>/testing/(?!requests|openapi)',
  '<rootDir>/server/(main|openShop|settings)\\.test',
  '<rootDir>/server/backup/backup\\.test',
  '<rootDir>/server/commands/runningShop\\.test',
  '<rootDir>/server/database/(panicIn|Semaphore|embeddedPool|template|migrate)\\.test',
  '<rootDir>/server/http/log\\.test',
  '<rootDir>/server/system/',
]

/**
 * On PostgreSQL by night only. The gate keeps what another connection, a lock, a driver or a killed
 * server can change: there the embedded database, which has one connection, shows less.
 */
const onPostgresqlByNight = [
  '<rootDir>/testing/',
  '<rootDir>/server/(?!cache|cart|checkout|database|documents|jobs|promotions|stock|staff|admin|backup)',
  '<rootDir>/server/checkout/(?!badLuck(?!OfShop\\.)|concurrency|crashes|holds|manyStatements|pay\\.)',
  '<rootDir>/server/documents/(?!numbers)',
  '<rootDir>/server/admin/(?!orders/interleavings)',
  '<rootDir>/server/staff/(?!events/|team)',
]

/** Of these the gate asks PostgreSQL alone, which needs a third of the time; the night asks both. */
const onPostgresqlInGate = [
  '<rootDir>/server/checkout/(badLuck(?!OfShop\\.)|crashes)',
  '<rootDir>/server/admin/orders/interleavings',
]

function leftOut(): string[] {
  const { TEST_DATABASE_URL, TESTS, ALSO_ON_POSTGRESQL } = process.env
  if (!TEST_DATABASE_URL) return ALSO_ON_POSTGRESQL ? onPostgresqlInGate : []
  return [...withoutPostgresql, ...(TESTS === 'full' ? [] : onPostgresqlByNight)]
}

const config: Config = {
  // Two more than the processors of a small machine, because many tests wait; each holds an embedded
  // database of some 300 MB.
  maxWorkers: 4,
  testSequencer: '<rootDir>/testing/slowTestsFirst.mjs',
  // Each file opens a database, on machines that may be busy.
  testTimeout: 60_000,
  projects: [
    // On a page of jsdom, before the real shop unless the file asks for jsdom alone.
    {
      ...shared,
      displayName: 'shop',
      testEnvironment: '<rootDir>/testing/ShopEnvironment.ts',
      runtime: '<rootDir>/testing/ShopRuntime.cjs',
      testMatch: ['<rootDir>/src/**/*.test.tsx'],
      // Babel compiles the tests, so that one may call `jest.mock`, which it moves above the imports.
      transform: { '\\.test\\.tsx$': 'babel-jest', ...shared.transform },
      setupFilesAfterEnv: ['<rootDir>/testing/setupScreens.ts'],
      globalSetup: '<rootDir>/testing/globalSetup.ts',
      moduleNameMapper: packed,
    },
    // Without a page, without a sandbox: the server, and what of `src` needs neither page nor shop.
    {
      ...shared,
      displayName: 'server',
      testEnvironment: '<rootDir>/testing/ServerEnvironment.ts',
      testRunner: '<rootDir>/testing/runNatively.ts',
      testMatch: ['<rootDir>/{server,contract,wording,testing,resilience,src}/**/*.test.ts'],
      testPathIgnorePatterns: leftOut(),
      globalSetup: '<rootDir>/testing/globalSetup.ts',
    },
  ],
}

export default config
