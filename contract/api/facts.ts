import * as z from 'zod/mini'
import { factForms, shownForms, type FactForm, type Facts } from '../facts'
import type { LegalFact } from '../legalFacts'

function schemaOf(form: FactForm): z.ZodMiniType {
  if (form.kind === 'words') return z.array(z.string())
  if (form.kind === 'range') return z.array(z.number())
  return form.kind === 'yes' ? z.boolean() : z.string()
}

const shapeOf = (forms: Record<string, FactForm>) =>
  z.object(
    Object.fromEntries(
      Object.entries(forms).map(([name, form]) => [name, z.optional(schemaOf(form))]),
    ),
  )

/** All facts of a product, as the shopkeeper writes them. */
export const facts = shapeOf(factForms) as unknown as z.ZodMiniType<Facts>

/** Those beside the sheet, which replies contain as titled texts. */
export const shownFacts = shapeOf(shownForms) as unknown as z.ZodMiniType<Omit<Facts, LegalFact>>
