// Marks React's calls in a module as pure, so that unused results are dropped: a minifier cannot
// know that these calls, and the names and contexts set on their results, have no other effect.
module.exports = (source) =>
  contextsInClasses(source)
    .replace(/= (?=React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /*#__PURE__*/ ')
    .replace(/= (?=new (?:WeakMap|Set)\(|Symbol\()/g, '= /*#__PURE__*/ ')
    .replace(/^\w+\.displayName = .*$/gm, '')

/** `Name.contextType = Context` as a static field of the class, which goes with an unused class. */
function contextsInClasses(source) {
  const moved = /^(\w+)\.contextType = (\w+);$/gm
  return [...source.matchAll(moved)].reduce(
    (text, [, name, context]) =>
      text.replace(
        new RegExp(`^var ${name} = class extends [\\w.]+ \\{$`, 'm'),
        (head) => `${head}\n  static contextType = ${context};`,
      ),
    source.replace(moved, ''),
  )
}
