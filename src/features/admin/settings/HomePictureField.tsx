import { useRef } from 'react'
import type { HomeValue } from '../../../../contract/api/staff/staffSettingValues'
import { adminHomeWords } from '../../../../wording/admin/home'
import { Button } from '../../../ui/Button'
import { Field } from '../../../ui/Field'
import { useFieldError } from '../../../ui/fieldErrors'
import { useWords } from '../../../ui/Shop'
import { PictureDrop } from '../pictures/PictureDrop'
import styles from './settings.module.css'

type Picture = HomeValue['picture']

/** The picture behind the first words, and what it shows; none is the shop's own. */
export function HomePictureField({
  picture,
  onSending,
  onChange,
}: {
  picture: Picture
  /** Told when a file leaves, and when the last one is there or refused. */
  onSending: (isSending: boolean) => void
  onChange: (change: (picture: Picture) => Picture) => void
}) {
  const words = useWords(adminHomeWords)
  const wrong = useFieldError('picture.file') ?? null
  const textBefore = useRef<string | undefined>(undefined)
  function follow(isSending: boolean) {
    if (isSending) textBefore.current = picture?.alt
    onSending(isSending)
  }
  /** What was said of another picture goes with it, unless it was typed while this one came. */
  function replace(now: Picture, file: string): Picture {
    const stays = now && (now.file === file || now.alt !== textBefore.current)
    return { file, alt: stays ? now.alt : '' }
  }
  return (
    <fieldset className={styles.part}>
      <legend>{words.picture}</legend>
      {!picture && <p className={styles.quiet}>{words.noPicture}</p>}
      <PictureDrop
        label={picture ? words.otherPicture : words.choosePicture}
        hint={words.pictureHint}
        wrong={wrong}
        onSending={follow}
        onStored={(file) => onChange((now) => replace(now, file))}
      />
      {picture && (
        <>
          <Field
            required
            name="picture.alt"
            autoComplete="off"
            label={words.alt}
            hint={words.altHint}
            value={picture.alt}
            onChange={({ target }) => onChange((now) => now && { ...now, alt: target.value })}
          />
          <Button variant="quiet" onClick={() => onChange(() => null)}>
            {words.removePicture}
          </Button>
        </>
      )}
    </fieldset>
  )
}
