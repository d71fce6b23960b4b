import type { TestServer } from './startServer'

/** The addresses of a sitemap, or of all parts of an index of them. */
export async function addressesIn(server: TestServer, path: string): Promise<string[]> {
  const { body, statusCode } = await server.inject({ url: path })
  if (statusCode !== 200) throw new Error(`${path} answers ${statusCode}`)
  const addresses = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1]!)
  if (!body.includes('<sitemapindex ')) return addresses
  const parts: string[] = []
  for (const address of addresses)
    parts.push(...(await addressesIn(server, new URL(address).pathname)))
  return parts
}
