// Runs a module while building: what it exports goes into the bundle as data, what it imports does not.
module.exports.pitch = async function (request) {
  const exported = await this.importModule(`!!${request}`)
  return Object.entries(exported)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
    .join('\n')
}
