/** How a page or call answers; 0 where it does not answer at all. */
export async function statusOf(url: string): Promise<number> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(20_000) })).status
  } catch {
    return 0
  }
}
