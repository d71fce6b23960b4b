import type { ComponentProps } from 'react'
import { Select } from '../parts/Select'

type Props = ComponentProps<typeof Select> & { of: readonly string[] }

/** A choice of one word or none. */
export function ChoiceField({ of, ...select }: Props) {
  return (
    <Select {...select}>
      <option value="" />
      {of.map((word) => (
        <option key={word}>{word}</option>
      ))}
    </Select>
  )
}
