import { useId, useState } from 'react'
import type { StaffPicture } from '../../../../../contract/api/staff/staffProduct'
import { wholePicture, type Crop } from '../../../../../contract/site/crops'
import { adminCropWords } from '../../../../../wording/admin/crop'
import { Button } from '../../../../ui/Button'
import { pictureUrl } from '../../../../ui/pictureUrl'
import { useSettings, useWords } from '../../../../ui/Shop'
import { IdleButton } from '../../parts/IdleButton'
import styles from './Crop.module.css'
import { CropFrame } from './CropFrame'
import { CropSlider } from './CropSlider'
import { middleFrame, moveFrame, sideOf, sizeFrame, smallestSide } from './frames'

type Props = {
  picture: StaffPicture
  number: number
  onCrop: (crop: Crop | undefined) => void
  onClose: () => void
}

/** What is shown of a picture: a square anywhere in it, or all of it. */
export function CropEditor({ picture: { file, crop }, number, onCrop, onClose }: Props) {
  const words = useWords(adminCropWords)
  const settings = useSettings()
  const id = useId()
  const [loaded, setLoaded] = useState<number | null>(null)
  const ratio = loaded ?? 1
  const [hasFailed, setFailed] = useState(false)
  const frame = crop ?? middleFrame(ratio)
  const side = sideOf(frame, ratio)
  const isWhole = frame.width === 1 && frame.height === 1
  /** Until the picture is there, nobody knows what is moved. */
  const change = (next: Crop) => {
    if (loaded !== null) onCrop(next)
  }
  return (
    <section className={styles.editor} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{words.title(number)}</h3>
      <p id={`${id}-hint`} className={styles.hint}>
        {words.hint}
      </p>
      <CropFrame
        frame={frame}
        ratio={ratio}
        label={words.frame(number)}
        describedBy={`${id}-hint ${id}-shown`}
        onChange={change}
      >
        <img
          alt=""
          draggable={false}
          src={pictureUrl(file, settings, 800)?.src}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setLoaded(naturalWidth / naturalHeight || 1)
          }
          onError={() => setFailed(true)}
        />
      </CropFrame>
      <p id={`${id}-shown`} role="status" className={styles.hint}>
        {loaded && (isWhole ? words.wholeShown : words.shown(side, frame.x, frame.y))}
        {hasFailed && words.failed}
      </p>
      <div className={styles.sliders}>
        <CropSlider
          label={words.size}
          min={smallestSide(ratio)}
          max={1}
          value={side}
          onChange={(value) => change(sizeFrame(frame, ratio, value))}
        />
        <CropSlider
          label={words.left}
          max={1 - frame.width}
          value={frame.x}
          onChange={(value) => change(moveFrame(frame, { x: value - frame.x, y: 0 }))}
        />
        <CropSlider
          label={words.top}
          max={1 - frame.height}
          value={frame.y}
          onChange={(value) => change(moveFrame(frame, { x: 0, y: value - frame.y }))}
        />
      </div>
      <div className={styles.buttons}>
        <Button variant="quiet" aria-pressed={isWhole} onClick={() => onCrop(wholePicture)}>
          {words.whole}
        </Button>
        <IdleButton variant="quiet" isIdle={!crop} onClick={() => onCrop(undefined)}>
          {words.reset}
        </IdleButton>
        <Button variant="quiet" onClick={onClose}>
          {words.close}
        </Button>
      </div>
    </section>
  )
}
