/** The errors of the named fields that are empty; null if none is. */
export function missingFields(
  values: Readonly<Record<string, string>>,
  names: readonly string[],
  message: string,
): Record<string, string> | null {
  const empty = names.filter((name) => !values[name]?.trim())
  return empty.length === 0 ? null : Object.fromEntries(empty.map((name) => [name, message]))
}
