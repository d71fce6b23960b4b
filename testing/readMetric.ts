/** What a shop says of itself on its METRICS_PORT; NaN where it does not name that metric. */
export async function readMetric(port: string, name: string): Promise<number> {
  const reply = await fetch(`http://127.0.0.1:${port}/metrics`)
  return Number(new RegExp(`^${name} (.+)$`, 'm').exec(await reply.text())?.[1])
}
