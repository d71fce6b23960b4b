import type { DocumentBuyer, Snapshot } from './Snapshot'

/** A document with all that its page shows. */
export type Printed = Snapshot & {
  number: string
  isSpecimen: boolean
  /** A credit note whose refund failed after all. */
  isUndone: boolean
  buyer: DocumentBuyer | null
}
