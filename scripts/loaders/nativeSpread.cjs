// Takes what Babel wrote for spread, rest and `typeof` out of a module: redux-persist carries the
// same helpers in each file, and every browser of the shop does by itself what they do.
const native = {
  _objectSpread: 'Object.assign',
  _toConsumableArray: 'Array.from',
  _objectWithoutProperties:
    '({ ...rest }, names) => (names.forEach((name) => delete rest[name]), rest)',
  _typeof: '(value) => typeof value',
}

module.exports = (source) =>
  Object.entries(native).reduce(
    (text, [name, own]) =>
      source.includes(`${name}(`) ? `${text}\nconst ${name} = ${own};` : text,
    source.replace(/^function (?:ownKeys|_\w+)\(.*\}$/gm, ''),
  )
