import type { Config } from 'jest'

const shared = {
  transform: { '\\.m?[jt]sx?$': 'babel-jest' },
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
  '<rootDir>/(contract|wording|resilience)/',
  '<rootDir>/testing/(?!requests|openapi)',
  '<rootDir>/server/(main|openShop|settings)\\.test',
  '<rootDir>/server/backup/backup\\.test',
  '<rootDir>/server/commands/runningShop\\.test',
  '<rootDir>/server/database/(Engine|Semaphore)\\.test',
  '<rootDir>/server/http/log\\.test',
  '<rootDir>/server/system/',
]

/**
 * On PostgreSQL by night only. The gate keeps what another connection, a lock, a driver or a killed
 * server can change: there the embedded database, which has one connection, shows less.
 */
const onPostgresqlByNight = [
  '<rootDir>/testing/(?!requests/(badInput|textFields))',
  '<rootDir>/server/(?!cache|cart|checkout|clients|database|demo|documents|jobs|orders|promotions|search|stock|staff|admin|backup|withdrawals)',
  '<rootDir>/server/checkout/(totals|anyDelivery|mails|paymentMetrics)\\.test',
  '<rootDir>/server/admin/(?!interleavings|orders)',
  '<rootDir>/server/clients/(?!access|stolenToken|refusedTokens)',
  '<rootDir>/server/search/(?!bitmaps|corpus)',
  '<rootDir>/server/staff/(?!access|events/|team)',
]

/** The dearest files: in the gate PostgreSQL alone runs them, which takes a third of the time. */
const onPostgresqlInGate = [
  '<rootDir>/testing/requests/(badInput|textFields)\\.test',
  '<rootDir>/server/(checkout/crashes|demo/fillDemo|documents/documents|staff/access)\\.test',
  '<rootDir>/server/clients/(access|stolenToken|refusedTokens)\\.test',
  '<rootDir>/server/search/(bitmaps|corpus)\\.test',
]

function leftOut(): string[] {
  const { TEST_DATABASE_URL, TESTS } = process.env
  if (!TEST_DATABASE_URL) return TESTS === 'gate' ? onPostgresqlInGate : []
  return [...withoutPostgresql, ...(TESTS === 'full' ? [] : onPostgresqlByNight)]
}

const config: Config = {
  // One more than the processors of a small machine, because many tests wait; each holds an embedded
  // database of some 300 MB.
  maxWorkers: 3,
  // Each file opens a database, on machines that may be busy.
  testTimeout: 60_000,
  projects: [
    {
      ...shared,
      displayName: 'shop',
      testEnvironment: '<rootDir>/testing/ShopEnvironment.ts',
      testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
      setupFilesAfterEnv: ['<rootDir>/testing/setupScreens.ts'],
      globalSetup: '<rootDir>/testing/globalSetup.ts',
      moduleNameMapper: packed,
    },
    {
      ...shared,
      displayName: 'server',
      testEnvironment: '<rootDir>/testing/ServerEnvironment.ts',
      testRunner: '<rootDir>/testing/runNatively.ts',
      testMatch: ['<rootDir>/{server,contract,wording,testing,resilience}/**/*.test.ts'],
      testPathIgnorePatterns: leftOut(),
      globalSetup: '<rootDir>/testing/globalSetup.ts',
    },
  ],
}

export default config
