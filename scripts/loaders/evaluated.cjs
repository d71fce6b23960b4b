// Runs a module at build time: its exports become data in the bundle, its imports stay out.
module.exports.pitch = async function (request) {
  const exported = await this.importModule(`!!${request}`)
  return Object.entries(exported)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
    .join('\n')
}
