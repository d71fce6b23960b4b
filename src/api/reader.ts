import type { JsonSchema } from '../../contract/api/jsonSchema'
import { accepts } from './accepts'

/** The schema of a reply for RTK Query; it checks without changing a value. */
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
