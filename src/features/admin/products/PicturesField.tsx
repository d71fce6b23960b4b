import { useId, useState } from 'react'
import { mostFurtherPictures } from '../../../../contract/site/uploads'
import { adminPicturesWords } from '../../../../wording/admin/pictures'
import { useFieldError } from '../../../ui/fieldErrors'
import { useWords } from '../../../ui/Shop'
import { ChangeProblem } from '../news/ChangeProblem'
import { PictureItem } from './PictureItem'
import styles from './Pictures.module.css'
import type { ProductDraft } from './useProductDraft'
import { usePictureUploads } from './usePictureUploads'

const types = 'image/jpeg,image/png,image/webp,image/avif'
const most = mostFurtherPictures + 1

/** The pictures of a product: dropped or chosen, in order, each with what it shows. */
export function PicturesField({ draft: { pictures, choose } }: { draft: ProductDraft }) {
  const words = useWords(adminPicturesWords)
  const id = useId()
  const wrong = [
    useFieldError('picture'),
    useFieldError('furtherPictures'),
    useFieldError('pictures'),
  ].filter(Boolean)
  /** The picture whose frame is open: the one that came last, or was chosen. */
  const [framed, setFramed] = useState<string | null>(null)
  const { send, progress, problem } = usePictureUploads((file) => {
    setFramed(file)
    choose((before) =>
      before.length >= most || before.some((one) => one.file === file)
        ? before
        : [...before, { file, alt: null }],
    )
  })
  return (
    <section className={styles.pictures} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{words.title}</h2>
      {pictures.length > 0 && (
        <ol className={styles.list}>
          {pictures.map((picture, place) => (
            <PictureItem
              key={picture.file}
              picture={picture}
              place={place}
              count={pictures.length}
              choose={choose}
              isFramed={picture.file === framed}
              onFrame={(isFramed) => setFramed(isFramed ? picture.file : null)}
            />
          ))}
        </ol>
      )}
      <div className={styles.drop}>
        <label htmlFor={id}>{words.add}</label>
        <p id={`${id}-hint`} className={styles.hint}>
          {words.addHint(most)}
        </p>
        <input
          id={id}
          type="file"
          multiple
          accept={types}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => {
            const files = [...(target.files ?? [])]
            target.value = ''
            void send(files)
          }}
        />
        <p role="status" className={styles.hint}>
          {progress}
        </p>
      </div>
      <ChangeProblem problem={problem ?? (wrong.join(' ') || null)} />
    </section>
  )
}
