import type { DocumentBuyer, Snapshot } from './Snapshot'

/** A document with all that its page shows. */
export type Printed = Snapshot & {
  number: string
  isSpecimen: boolean
  buyer: DocumentBuyer | null
}
