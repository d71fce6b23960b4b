import type { TestServer } from '../startServer'

/** The types of the running API, as openapi-typescript writes them from its document. */
export async function generateTypes(server: TestServer): Promise<string> {
  // Imported when called: these packages are ES modules.
  const [{ default: openapiTS, astToString }, prettier] = await Promise.all([
    import('openapi-typescript'),
    import('prettier'),
  ])
  const document = await server.inject({ url: '/api/openapi.json' })
  const types = astToString(await openapiTS(document.body))
  const options = await prettier.resolveConfig(__filename)
  return prettier.format(types, { ...options, parser: 'typescript' })
}
