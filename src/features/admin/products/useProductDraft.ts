import { useState } from 'react'
import type { StaffPicture } from '../../../../contract/api/staff/staffProduct'
import { isSame } from '../parts/isSame'

export type Cells = Readonly<Record<string, string>>
export type DraftSource = { version: string; cells: Cells; pictures: readonly StaffPicture[] }
type Typed = {
  cells: Cells
  /** Null while nobody has touched them. */
  pictures: readonly StaffPicture[] | null
  /** Above what the typing began; null before. */
  base: DraftSource | null
  /** Somebody was faster, and this person has read so. */
  isWarned: boolean
}
const nothing: Typed = { cells: {}, pictures: null, base: null, isWarned: false }

/**
 * What is typed over a product. Whatever is not typed follows the product, what is typed stays, and
 * is saved over the version above which the typing began.
 */
export function useProductDraft(source: DraftSource) {
  const [draft, setDraft] = useState(nothing)
  const [isSending, setSending] = useState(false)
  const { cells: typed, pictures: chosen, base, isWarned } = draft
  const edit = (change: (now: Typed) => Partial<Typed>) =>
    setDraft((now) => ({ ...now, base: now.base ?? source, ...change(now) }))
  const changed = Object.entries(typed).filter(([column, text]) => text !== source.cells[column])
  return {
    textOf: (column: string) => typed[column] ?? source.cells[column] ?? '',
    pictures: chosen ?? source.pictures,
    type: (column: string, text: string) =>
      edit((now) => ({ cells: { ...now.cells, [column]: text } })),
    choose: (change: (pictures: readonly StaffPicture[]) => readonly StaffPicture[]) =>
      edit((now) => ({ pictures: change(now.pictures ?? source.pictures) })),
    /** What a typed field has become under the hands of somebody else. */
    newerOf(column: string): string | undefined {
      const now = source.cells[column] ?? ''
      const isOther = base !== null && column in typed && (base.cells[column] ?? '') !== now
      return isOther ? now : undefined
    },
    /** Somebody else has changed the pictures, and what was chosen here replaces theirs. */
    arePicturesNewer: chosen !== null && base !== null && !isSame(base.pictures, source.pictures),
    /** Pictures are on their way that the draft does not have yet. */
    isSending,
    setSending,
    isTouched: changed.length > 0 || chosen !== null,
    /** What is sent. */
    change: {
      version: isWarned || !base ? source.version : base.version,
      cells: Object.fromEntries(changed),
      ...(chosen && { pictures: [...chosen] }),
    },
    warn: () => setDraft((now) => ({ ...now, isWarned: true })),
    /**
     * This person changed the product elsewhere on the page: the draft goes on from that version.
     */
    rebase: (stored: DraftSource) =>
      setDraft((now) => (now.base?.version === source.version ? { ...now, base: stored } : now)),
    /** What was sent is stored; what was typed since then stays, above what is stored. */
    saved(stored: DraftSource) {
      const sent: Cells = { ...source.cells, ...typed }
      setDraft((now) => {
        const later = Object.entries(now.cells).filter(([column, text]) => text !== sent[column])
        const pictures = now.pictures === chosen ? null : now.pictures
        if (later.length === 0 && pictures === null) return nothing
        return { ...nothing, cells: Object.fromEntries(later), pictures, base: stored }
      })
    },
  }
}
export type ProductDraft = ReturnType<typeof useProductDraft>
