// Loaded by Node itself, because on Node 20 Jest cannot require a package of ES modules.
module.exports = process.getBuiltinModule('node:module').createRequire(__filename)(
  'content-disposition',
) as unknown
