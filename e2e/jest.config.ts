import type { Config } from 'jest'

/** `npm run e2e`: a real Chromium and a real Firefox through the built shop, one journey at a time. */
const config: Config = {
  // Babel looks for its settings here.
  rootDir: '..',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/e2e/*.journey.ts'],
  transform: { '\\.m?[jt]sx?$': 'babel-jest' },
  transformIgnorePatterns: ['/node_modules/(?!content-disposition/)'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/data/'],
  globalSetup: '<rootDir>/e2e/prepare.ts',
  globalTeardown: '<rootDir>/e2e/cleanUp.ts',
  maxWorkers: 1,
  testTimeout: 120_000,
}

export default config
