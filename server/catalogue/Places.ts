import type { Listing, Part, Place, ProductRow } from './queries'

/** Places by which a list is found again; more are of little use. */
const maxPlaces = 1_000

/**
 * Places of a list that were seen since the catalogue changed, by how many products stand before
 * them: the next page and the one before begin there, and not at the beginning of the list.
 */
export class Places {
  /** Estimated, of one list and of all of them. */
  static readonly bytes = maxPlaces * 200
  static readonly maxBytes = 64 * Places.bytes
  private readonly seen = new Map<number, Place>()

  /** The part that was asked for, counted from the place from which it is the fewest steps. */
  nearest(listing: Listing): Part {
    const { offset, limit } = listing
    let best: Part = listing
    let steps = offset
    for (const [position, place] of this.seen) {
      const after = offset - position - 1
      if (after >= 0 && after < steps) {
        best = { ...listing, offset: after, from: { place, direction: 'after' } }
        steps = after
      }
      const before = position - offset - limit
      if (before >= 0 && before < steps) {
        best = { ...listing, offset: before, from: { place, direction: 'before' } }
        steps = before
      }
    }
    return best
  }

  /** Remembers where the first and the last product of a part stand. */
  note({ offset }: Listing, rows: ProductRow[]): void {
    if (this.seen.size >= maxPlaces) this.seen.clear()
    const [first, last] = [rows[0], rows.at(-1)]
    if (first) this.seen.set(offset, placeOf(first))
    if (last) this.seen.set(offset + rows.length - 1, placeOf(last))
  }
}

const placeOf = ({ priceCents, sortName, serial }: ProductRow): Place => ({
  priceCents,
  sortName,
  serial,
})
