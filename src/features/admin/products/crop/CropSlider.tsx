import { adminCropWords } from '../../../../../wording/admin/crop'
import { Labelled } from '../../../../ui/Labelled'
import { useWords } from '../../../../ui/Shop'
import styles from './Crop.module.css'

type Props = {
  label: string
  /** Fractions, which are shown in per cent. */
  least?: number
  most: number
  value: number
  onChange: (value: number) => void
}

/** One measure of a frame. */
export function CropSlider({ label, least = 0, most, value, onChange }: Props) {
  const { percent } = useWords(adminCropWords)
  return (
    <Labelled label={label}>
      {(control) => (
        <input
          {...control}
          type="range"
          className={styles.slider}
          min={Math.ceil(least * 100)}
          max={Math.max(1, Math.round(most * 100))}
          value={Math.round(value * 100)}
          disabled={most <= least}
          aria-valuetext={percent(value)}
          onChange={({ target }) => onChange(Number(target.value) / 100)}
        />
      )}
    </Labelled>
  )
}
