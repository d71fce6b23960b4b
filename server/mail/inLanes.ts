/**
 * Does the work on every item, on `maxAtOnce` at the same time; items of one lane follow one
 * another in their order. Rejects at the end if one rejected; what follows that one in its lane is
 * left out.
 */
export async function inLanes<Item>(
  items: readonly Item[],
  laneOf: (item: Item) => string,
  maxAtOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const byLane = new Map<string, Item[]>()
  for (const item of items) byLane.set(laneOf(item), [...(byLane.get(laneOf(item)) ?? []), item])
  const lanes = [...byLane.values()]
  const results = await Promise.allSettled(
    Array.from({ length: maxAtOnce }, async () => {
      for (let lane = lanes.shift(); lane; lane = lanes.shift())
        for (const item of lane) await work(item)
    }),
  )
  for (const result of results) if (result.status === 'rejected') throw result.reason
}
