/** Three columns of eight rows: 70 × 37 mm each. */
export const labelsOfSheet = 24

/** The text of each label of each sheet; null for a label that was used before. */
export function toSheets<Label>(labels: readonly Label[], first: number): (Label | null)[][] {
  const all = [...Array.from({ length: first - 1 }, () => null), ...labels]
  const count = Math.ceil(all.length / labelsOfSheet)
  return Array.from({ length: count }, (_, sheet) =>
    all.slice(sheet * labelsOfSheet, (sheet + 1) * labelsOfSheet),
  )
}
