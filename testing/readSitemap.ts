/** The URLs of the sitemap at a path, or of all parts of an index. */
export async function readSitemap(
  read: (path: string) => Promise<string>,
  path: string,
): Promise<string[]> {
  const map = await read(path)
  const addresses = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1]!)
  if (map.includes('<urlset ')) return addresses
  if (!map.includes('<sitemapindex ')) throw new Error(`${path} is no sitemap`)
  const parts: string[] = []
  for (const address of addresses)
    parts.push(...(await readSitemap(read, new URL(address).pathname)))
  return parts
}
