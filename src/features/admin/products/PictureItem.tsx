import { useRef } from 'react'
import type { StaffPicture } from '../../../../contract/api/staff/staffProduct'
import { adminCropWords } from '../../../../wording/admin/crop'
import { adminPicturesWords } from '../../../../wording/admin/pictures'
import { Button } from '../../../ui/Button'
import { Field } from '../../../ui/Field'
import { Picture } from '../../../ui/Picture'
import { useWords } from '../../../ui/Shop'
import { CropEditor } from './crop/CropEditor'
import { useShownPicture } from './crop/useShownPicture'
import { MoveButtons } from '../parts/MoveButtons'
import { moveItem } from '../parts/moveItem'
import styles from './Pictures.module.css'
import type { ProductDraft } from './useProductDraft'

type Props = {
  picture: StaffPicture
  place: number
  count: number
  choose: ProductDraft['choose']
  /** Whether its frame is open. */
  isFramed: boolean
  onFrame: (isFramed: boolean) => void
  onRemove: () => void
}

/** A picture with what is shown of it and said of it, its place among the others, and the way out. */
export function PictureItem({ picture, place, count, choose, isFramed, onFrame, onRemove }: Props) {
  const words = useWords(adminPicturesWords)
  const crops = useWords(adminCropWords)
  const { alt } = picture
  const shown = useShownPicture(picture)
  const toggle = useRef<HTMLButtonElement>(null)
  const number = place + 1
  // By its place, because a frame and its own original have one file.
  const replace = (change: (picture: StaffPicture) => StaffPicture) =>
    choose((pictures) => pictures.map((one, index) => (index === place ? change(one) : one)))
  const describe = (text: string) =>
    // The catalogue file separates pictures by bars.
    replace((one) => ({ ...one, alt: text.replaceAll('|', '') || null }))
  return (
    <li className={styles.item}>
      <div className={styles.thumbnail}>
        <Picture picture={shown} alt={alt ?? words.nth(number)} sizes="96px" />
      </div>
      {place === 0 ? (
        <p className={styles.hint}>
          {words.first} {alt && words.firstAlt(alt)}
        </p>
      ) : (
        <Field
          maxLength={200}
          label={words.altOf(number)}
          value={alt ?? ''}
          onChange={({ target }) => describe(target.value)}
        />
      )}
      <div className={styles.buttons}>
        <Button
          ref={toggle}
          variant="quiet"
          aria-label={crops.openName(number)}
          aria-expanded={isFramed}
          onClick={() => onFrame(!isFramed)}
        >
          {crops.open}
        </Button>
        <MoveButtons
          words={words}
          names={{ earlier: words.earlierName(number), later: words.laterName(number) }}
          place={place}
          count={count}
          onMove={(step) =>
            choose((pictures) => moveItem(pictures, (_, index) => index === place, step))
          }
        />
        <Button variant="quiet" aria-label={words.removeName(number)} onClick={onRemove}>
          {words.remove}
        </Button>
      </div>
      {isFramed && (
        <CropEditor
          picture={picture}
          number={number}
          onCrop={(crop) => replace((one) => ({ ...one, crop }))}
          onClose={() => {
            onFrame(false)
            toggle.current?.focus()
          }}
        />
      )}
    </li>
  )
}
