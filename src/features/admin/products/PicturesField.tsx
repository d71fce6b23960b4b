import { useId, useRef, useState } from 'react'
import { maxFurtherPictures } from '../../../../contract/site/uploads'
import { adminPicturesWords } from '../../../../wording/admin/pictures'
import { useFieldError } from '../../../ui/fieldErrors'
import { useWords } from '../../../ui/Shop'
import { PictureDrop } from '../pictures/PictureDrop'
import { PictureItem } from './PictureItem'
import styles from './Pictures.module.css'
import type { ProductDraft } from './useProductDraft'

const maxPictures = maxFurtherPictures + 1

/** The pictures of a product: dropped or chosen, in order, each with what it shows. */
export function PicturesField({ draft }: { draft: ProductDraft }) {
  const { pictures, arePicturesNewer, choose } = draft
  const words = useWords(adminPicturesWords)
  const id = useId()
  const wrong = [
    useFieldError('picture'),
    useFieldError('furtherPictures'),
    useFieldError('pictures'),
  ].filter(Boolean)
  /** The key of the picture whose frame is open: the one that came last, or was chosen. */
  const [framed, setFramed] = useState<string | null>(null)
  const section = useRef<HTMLElement>(null)
  function remove(place: number) {
    choose((before) => before.filter((_, index) => index !== place))
    // The button that had the focus is gone with its picture.
    section.current?.focus()
  }
  return (
    <section
      ref={section}
      tabIndex={-1}
      className={styles.pictures}
      aria-labelledby={`${id}-title`}
    >
      <h2 id={`${id}-title`}>{words.title}</h2>
      {arePicturesNewer && <p className={styles.hint}>{words.newer}</p>}
      {pictures.length > 0 && (
        <ol className={styles.list}>
          {pictures.map((picture, place) => {
            const key = keyAt(place, pictures)
            return (
              <PictureItem
                key={key}
                picture={picture}
                place={place}
                count={pictures.length}
                choose={choose}
                isFramed={key === framed}
                onFrame={(isFramed) => setFramed(isFramed ? key : null)}
                onRemove={() => remove(place)}
              />
            )
          })}
        </ol>
      )}
      <PictureDrop
        multiple
        label={words.add}
        hint={words.addHint(maxPictures)}
        room={maxPictures - pictures.length}
        onSending={draft.setSending}
        wrong={wrong.join(' ') || null}
        onStored={(file) => {
          setFramed(keyAt(0, [{ file }]))
          choose((before) =>
            before.length >= maxPictures || before.some((one) => one.file === file)
              ? before
              : [...before, { file, alt: null }],
          )
          return pictures.every((one) => one.file !== file)
        }}
      />
    </section>
  )
}

/** A picture's key: its file, which a frame and its own original share, and how many have it before. */
function keyAt(place: number, pictures: readonly { file: string }[]): string {
  const file = pictures[place]?.file
  return `${file} ${pictures.slice(0, place).filter((one) => one.file === file).length}`
}
