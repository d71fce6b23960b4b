import type { Listing, Part, Place, ProductRow } from './queries'

/** How many places are remembered for each list; more are of little use. */
const maxPlaces = 1_000

/**
 * Remembers places of a list by their offset until the catalogue changes, so that the next and the
 * previous page start from a known place and not from the beginning of the list.
 */
export class Places {
  /** Estimated bytes of one list, and of all lists. */
  static readonly bytes = maxPlaces * 200
  static readonly maxBytes = 64 * Places.bytes
  private readonly seen = new Map<number, Place>()

  /** Describes the requested part from the known place that needs the fewest steps. */
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

  /** Remembers the places of the first and the last product of a part. */
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
