type Named = { place: number; quantity: number }

/** The pieces of each place on the order, in the order's order; a line that is named twice is added up. */
export function sumByPlace(named: readonly Named[]): Named[] {
  const pieces = new Map<number, number>()
  for (const { place, quantity } of named) pieces.set(place, (pieces.get(place) ?? 0) + quantity)
  return [...pieces]
    .map(([place, quantity]) => ({ place, quantity }))
    .sort((one, other) => one.place - other.place)
}
