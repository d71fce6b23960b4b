import { useEffect, useRef, useState } from 'react'
import type { StaffOpening } from '../../../../contract/api/staff/staffOpening'
import { adminOpeningWords } from '../../../../wording/admin/opening'
import { useWords } from '../../../ui/Shop'
import { useStaffNews } from '../news/useStaffNews'
import { Fold } from '../parts/Fold'
import { NewProductForm } from '../products/NewProductForm'
import type { ShowPreview } from '../products/PreviewPanel'
import { UploadCatalogue } from '../products/UploadCatalogue'
import { RetireInvented } from './RetireInvented'

type Props = { opening: StaffOpening; showPreview: ShowPreview }

/** The first products: typed one after the other, or from a file; the examples go. */
export function ProductStep({ opening, showPreview }: Props) {
  const words = useWords(adminOpeningWords)
  const news = useStaffNews()
  const [typed, setTyped] = useState(0)
  const forms = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The form of the last product is gone with its focus.
    if (typed > 0) forms.current?.querySelector('input')?.focus()
  }, [typed])
  return (
    <>
      {opening.invented > 0 && <RetireInvented count={opening.invented} />}
      <Fold summary={words.fromFile}>
        <UploadCatalogue />
      </Fold>
      <Fold summary={words.typed}>
        <div ref={forms}>
          <NewProductForm
            key={typed}
            showPreview={showPreview}
            onCreated={(_, message) => {
              news.done({ message })
              setTyped(typed + 1)
            }}
          />
        </div>
      </Fold>
    </>
  )
}
