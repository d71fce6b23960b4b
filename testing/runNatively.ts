import asyncHooks, { AsyncLocalStorage } from 'node:async_hooks'
import path from 'node:path'
import circus from 'jest-circus/runner'
import { loadNatively as load } from './loadNatively'

const stateOfFile = path.join(
  path.dirname(load.resolve('jest-circus/package.json')),
  'build/jestAdapterInit.js',
)

/** The storages of the running test file: Node carries each one that is in use through every promise. */
const storages: AsyncLocalStorage<unknown>[] = []
class OfTestFile<Store> extends AsyncLocalStorage<Store> {
  constructor() {
    super()
    storages.push(this)
  }
}

/**
 * Runs a test file without a sandbox: Node itself loads all modules, once for all test files of a
 * worker.
 */
const runNatively: typeof circus = (globalConfig, config, environment, runtime, testPath, send) => {
  // Jest keeps the tests of a file in this module, and what listens to them in the global object.
  Reflect.deleteProperty(load.cache, stateOfFile)
  for (const name of ['EVENT_HANDLERS', 'RETRY_TIMES', 'TEST_TIMEOUT_SYMBOL'])
    Reflect.deleteProperty(globalThis, Symbol.for(name))
  const native = Object.create(runtime) as typeof runtime
  const { jest } = runtime.requireModuleOrMock(testPath, '@jest/globals')
  Object.assign(globalThis, { jest })
  Object.assign(native, { requireModule: load, requireInternalModule: load })
  for (const storage of storages.splice(0)) storage.disable()
  asyncHooks.AsyncLocalStorage = OfTestFile
  return circus(globalConfig, config, environment, native, testPath, send)
}
export default runNatively
