/** The value of a metric on a shop's METRICS_PORT; NaN if it has no such metric. */
export async function readMetric(port: string, name: string): Promise<number> {
  const reply = await fetch(`http://127.0.0.1:${port}/metrics`)
  return Number(new RegExp(`^${name} (.+)$`, 'm').exec(await reply.text())?.[1])
}
