/** What `runNatively` uses of it. */
declare module 'jest-circus/runner' {
  type Runtime = {
    requireModule: NodeJS.Require
    requireInternalModule: NodeJS.Require
    requireModuleOrMock: (from: string, name: '@jest/globals') => { jest: object }
  }
  const run: (
    globalConfig: object,
    config: object,
    environment: object,
    runtime: Runtime,
    testPath: string,
    send: unknown,
  ) => Promise<unknown>
  export default run
}

declare module 'source-map-support' {
  type Retrieved = { url: string; map: string }
  export function install(options: {
    handleUncaughtExceptions: boolean
    retrieveSourceMap: (url: string) => Retrieved | null
  }): void
}

/** What the build uses of it. */
declare module 'css-loader' {
  /** The name of a class by the pattern of the build's settings, with `[local]` left in it. */
  export function defaultGetLocalIdent(
    loader: { resourcePath: string },
    pattern: string,
    local: string,
    options: object,
  ): string
}
