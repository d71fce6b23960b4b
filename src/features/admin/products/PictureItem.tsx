import type { StaffPicture } from '../../../../contract/api/staff/staffProduct'
import { adminPicturesWords } from '../../../../wording/admin/pictures'
import { Button } from '../../../ui/Button'
import { Field } from '../../../ui/Field'
import { Picture } from '../../../ui/Picture'
import { useWords } from '../../../ui/Shop'
import { movePicture } from './movePicture'
import styles from './Pictures.module.css'
import type { ProductDraft } from './useProductDraft'

type Props = {
  picture: StaffPicture
  place: number
  count: number
  choose: ProductDraft['choose']
}

/** A picture with what it shows, its place among the others, and the way out. */
export function PictureItem({ picture: { file, alt }, place, count, choose }: Props) {
  const words = useWords(adminPicturesWords)
  const number = place + 1
  const describe = (text: string) =>
    choose((pictures) =>
      // The catalogue file separates pictures by bars.
      pictures.map((one) =>
        one.file === file ? { file, alt: text.replaceAll('|', '') || null } : one,
      ),
    )
  return (
    <li className={styles.item}>
      <div className={styles.thumbnail}>
        <Picture picture={file} alt={alt ?? words.nth(number)} sizes="96px" />
      </div>
      {place === 0 ? (
        <p className={styles.hint}>{words.first}</p>
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
          variant="quiet"
          aria-label={words.earlierName(number)}
          disabled={place === 0}
          onClick={() => choose((pictures) => movePicture(pictures, file, -1))}
        >
          {words.earlier}
        </Button>
        <Button
          variant="quiet"
          aria-label={words.laterName(number)}
          disabled={number === count}
          onClick={() => choose((pictures) => movePicture(pictures, file, 1))}
        >
          {words.later}
        </Button>
        <Button
          variant="quiet"
          aria-label={words.removeName(number)}
          onClick={() => choose((pictures) => pictures.filter((one) => one.file !== file))}
        >
          {words.remove}
        </Button>
      </div>
    </li>
  )
}
