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

const config: Config = {
  // Each worker holds an embedded database of some 300 MB.
  maxWorkers: 2,
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
      testMatch: ['<rootDir>/{server,contract,wording,testing,resilience}/**/*.test.ts'],
      globalSetup: '<rootDir>/testing/globalSetup.ts',
      moduleNameMapper: {
        ...packed,
        '^content-disposition$': '<rootDir>/testing/contentDisposition.ts',
      },
    },
  ],
}

export default config
