import * as z from 'zod/mini'
import { factForms, type FactForm, type Facts } from '../facts'

function schemaOf(form: FactForm): z.ZodMiniType {
  if (form.kind === 'words') return z.array(z.string())
  if (form.kind === 'range') return z.array(z.number())
  return form.kind === 'yes' ? z.boolean() : z.string()
}

const shape = Object.fromEntries(
  Object.entries(factForms).map(([name, form]) => [name, z.optional(schemaOf(form))]),
)

/** The known facts of a product. */
export const facts = z.object(shape) as unknown as z.ZodMiniType<Facts>
