import { adminCropWords } from '../../../../../wording/admin/crop'
import { Labelled } from '../../../../ui/Labelled'
import { useWords } from '../../../../ui/Shop'
import styles from './Crop.module.css'

type Props = {
  label: string
  /** Fractions, which are shown in per cent. */
  min?: number
  max: number
  value: number
  onChange: (value: number) => void
}

/** One measure of a frame. */
export function CropSlider({ label, min = 0, max, value, onChange }: Props) {
  const { percent } = useWords(adminCropWords)
  return (
    <Labelled label={label}>
      {(control) => (
        <input
          {...control}
          type="range"
          className={styles.slider}
          min={Math.ceil(min * 100)}
          max={Math.max(1, Math.round(max * 100))}
          value={Math.round(value * 100)}
          disabled={max <= min}
          aria-valuetext={percent(value)}
          onChange={({ target }) => onChange(Number(target.value) / 100)}
        />
      )}
    </Labelled>
  )
}
