import { useState } from 'react'
import { isSame } from './isSame'

/**
 * What a form was opened with. It follows what is read while nobody types, and once more after what was
 * typed is stored: a change by somebody else empties no field.
 */
export function useOpened<Value>(read: Value) {
  const [opened, setOpened] = useState(read)
  /** What was read at the first input, or at the last press. */
  const [known, setKnown] = useState<{ value: Value } | null>(null)
  if (!known && !isSame(opened, read)) setOpened(read)
  return {
    opened,
    onInput: () => setKnown((before) => before ?? { value: read }),
    /** At a press: whether it has changed meanwhile. The next press knows. */
    hasChanged: () => {
      const hasChanged = known !== null && !isSame(known.value, read)
      if (known) setKnown({ value: read })
      return hasChanged
    },
    onStored: () => setKnown(null),
  }
}
