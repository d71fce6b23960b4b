const { Script } = require('node:vm')
const { default: Runtime } = require('jest-runtime')

/**
 * Jest's runtime, but a module is compiled once for all test files of a worker: Node keeps the code
 * of a script, and forgets that of the functions which Jest compiles for each file.
 */
module.exports = class ShopRuntime extends Runtime {
  constructor(...given) {
    super(...given)
    const { executor } = this
    if (!executor?.compile) throw new Error('This version of Jest compiles modules elsewhere')
    executor.compile = (code, filename) => {
      const context = this._environment.getVmContext()
      // Null: its page is closed.
      if (!context) return null
      const head = `(function(${executor.injectedModuleParameters.join()}){`
      // As many columns to the left, so that errors name those of the file.
      const script = new Script(`${head}${code}\n})`, { filename, columnOffset: -head.length })
      return script.runInContext(context)
    }
  }
}
