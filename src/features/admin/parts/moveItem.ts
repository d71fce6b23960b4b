/** The list with this item a place earlier or later; at an end it stays. */
export function moveItem<Item>(
  list: readonly Item[],
  isItem: (item: Item, place: number) => boolean,
  step: 1 | -1,
): Item[] {
  const place = list.findIndex(isItem)
  const [item, other] = [list[place], list[place + step]]
  if (item === undefined || other === undefined) return [...list]
  return list.map((one, index) => {
    if (index === place) return other
    return index === place + step ? item : one
  })
}
