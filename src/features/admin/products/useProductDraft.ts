import { useState } from 'react'
import type { StaffPicture } from '../../../../contract/api/staff/staffProduct'

export type Cells = Readonly<Record<string, string>>
export type DraftSource = { version: string; cells: Cells; pictures: readonly StaffPicture[] }

/**
 * What is typed over a product. Whatever is not typed follows the product, what is typed stays, and
 * is saved over the version above which the typing began.
 */
export function useProductDraft(source: DraftSource) {
  const [typed, setTyped] = useState<Cells>({})
  const [chosen, setChosen] = useState<readonly StaffPicture[] | null>(null)
  const [base, setBase] = useState<DraftSource | null>(null)
  /** Somebody was faster, and this person has read so. */
  const [isWarned, setWarned] = useState(false)
  const begin = () => setBase((begun) => begun ?? source)
  const changed = Object.entries(typed).filter(([column, text]) => text !== source.cells[column])
  return {
    textOf: (column: string) => typed[column] ?? source.cells[column] ?? '',
    pictures: chosen ?? source.pictures,
    type: (column: string, text: string) => {
      begin()
      setTyped((before) => ({ ...before, [column]: text }))
    },
    choose: (change: (pictures: readonly StaffPicture[]) => readonly StaffPicture[]) => {
      begin()
      setChosen((before) => change(before ?? source.pictures))
    },
    /** What a typed field has become under the hands of somebody else. */
    newerOf(column: string): string | undefined {
      const now = source.cells[column] ?? ''
      const isOther = base !== null && column in typed && (base.cells[column] ?? '') !== now
      return isOther ? now : undefined
    },
    isTouched: changed.length > 0 || chosen !== null,
    /** What is sent. */
    change: {
      version: isWarned || !base ? source.version : base.version,
      cells: Object.fromEntries(changed),
      ...(chosen && { pictures: [...chosen] }),
    },
    warn: () => setWarned(true),
    clear() {
      setTyped({})
      setChosen(null)
      setBase(null)
      setWarned(false)
    },
  }
}
export type ProductDraft = ReturnType<typeof useProductDraft>
