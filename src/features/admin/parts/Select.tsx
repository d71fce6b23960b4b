import type { ComponentProps } from 'react'
import { Labelled } from '../../../ui/Labelled'
import styles from './Select.module.css'

type Props = ComponentProps<'select'> & { label: string; hint?: string | undefined }

/** A labelled choice. */
export function Select({ label, hint, required, ...select }: Props) {
  const told = { label, hint, required, name: select.name }
  return (
    <Labelled {...told}>
      {(control) => <select className={styles.select} {...control} {...select} />}
    </Labelled>
  )
}
