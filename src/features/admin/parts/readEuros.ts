/** An amount as it is typed, with a comma or a point, in cents; null for what is none. */
export function readEuros(typed: string): number | null {
  const [, euros, decimals = ''] = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(typed.trim()) ?? []
  return euros === undefined ? null : Number(euros) * 100 + Number(decimals.padEnd(2, '0'))
}
