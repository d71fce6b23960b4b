import { types } from 'node:util'
import { TestEnvironment } from 'jest-environment-node'
import { EmbeddedDatabases } from './EmbeddedDatabases'

/** Shared by the test files of one worker: Jest loads this file once, outside its sandbox. */
const embeddedDatabases = new EmbeddedDatabases()

export default class ServerEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup()
    Object.assign(this.global, { embeddedDatabases })
    // The database creates its errors outside the sandbox, with another Error class.
    const { Error: errors } = this.global
    Object.defineProperty(errors, Symbol.hasInstance, {
      value(this: unknown, error: unknown) {
        if (this === errors) return types.isNativeError(error)
        return Function.prototype[Symbol.hasInstance].call(this, error)
      },
    })
  }
}
