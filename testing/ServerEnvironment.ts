import { ModuleMocker } from 'jest-mock'

/** The global object of the worker itself, without a sandbox; see `runNatively`. */
export default class ServerEnvironment {
  readonly global = globalThis
  readonly fakeTimers = null
  readonly fakeTimersModern = null
  readonly moduleMocker = new ModuleMocker(globalThis)
  getVmContext = () => null
  exportConditions = () => ['node', 'node-addons']
  async setup() {}
  async teardown() {}
}
