import { useId } from 'react'
import { ChangeProblem } from '../news/ChangeProblem'
import styles from './PictureDrop.module.css'
import { usePictureUploads } from './usePictureUploads'

const types = 'image/jpeg,image/png,image/webp,image/avif'

type Props = {
  label: string
  hint: string
  /** Takes several files at once. */
  multiple?: boolean
  /** Called with each stored name; returns false for one that was there already. */
  onStored: (file: string) => unknown
  /** How many more may come; any number if absent. */
  room?: number
  /** Told when the first file leaves, and when the last one is there or refused. */
  onSending?: (isSending: boolean) => void
  /** What is wrong with what was chosen before. */
  wrong?: string | null
}

/** A place on which pictures are dropped, or in which they are chosen; they are sent at once. */
export function PictureDrop({ label, hint, multiple, wrong = null, ...uploads }: Props) {
  const id = useId()
  const { send, progress, problem } = usePictureUploads(uploads)
  return (
    <>
      <div className={styles.drop}>
        <label htmlFor={id}>{label}</label>
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
        <input
          id={id}
          type="file"
          multiple={multiple}
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
      <ChangeProblem problem={problem ?? wrong} />
    </>
  )
}
