// A package of ES modules alone, which Jest does not let CommonJS packages require on Node 20:
// Node itself does.
module.exports = process.getBuiltinModule('node:module').createRequire(__filename)(
  'content-disposition',
) as unknown
