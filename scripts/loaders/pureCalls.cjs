// Marks React's calls in a module as pure, so that unused results are dropped: a minifier cannot
// know that these calls, and the names set on their results, have no other effect.
module.exports = (source) =>
  source
    .replace(/= (?=React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /*#__PURE__*/ ')
    .replace(/^\w+\.displayName = .*$/gm, '')
