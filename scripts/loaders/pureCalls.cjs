// What a module makes with React's calls falls where nothing uses it: a minifier cannot know that
// they, and the names given to what they made, have no other effect.
module.exports = (source) =>
  source
    .replace(/= (?=React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /*#__PURE__*/ ')
    .replace(/^\w+\.displayName = .*$/gm, '')
