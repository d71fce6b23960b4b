/** How a page or call answers; 0 where it does not answer at all. */
export async function statusOf(url: string, request?: RequestInit): Promise<number> {
  try {
    return (await fetch(url, { ...request, signal: AbortSignal.timeout(20_000) })).status
  } catch {
    return 0
  }
}
