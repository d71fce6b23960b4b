import type { JsonSchema } from '../../contract/api/jsonSchema'
import { accepts } from './accepts'

/** The reader of a reply for RTK Query. It only checks; values come out as they were sent. */
export function reader(schema: JsonSchema) {
  return {
    '~standard': {
      version: 1 as const,
      vendor: 'comptoir',
      validate: (value: unknown) =>
        accepts(schema, value) ? { value } : { issues: [{ message: 'unreadable' }] },
    },
  }
}
