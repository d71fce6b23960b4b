import { readEuros } from '../../../../contract/decimals'
import { maxPercent } from '../../../../contract/promotionKinds'
import type { FormValues } from '../../../ui/Form'
import type { NewPromotion } from './staffPromotionsApi'

type Field = 'code' | 'value' | 'minimum' | 'max_uses'
type Read = { promotion: NewPromotion } | { wrong: Field }

/** The code that the form describes, or the first field that is wrong. */
export function readPromotion(values: FormValues): Read {
  const { code = '', value = '', minimum = '', max_uses: uses = '', category = '' } = values
  const kind = values.kind === 'amount' ? 'amount' : 'percent'
  if (!/^[A-Za-z0-9][A-Za-z0-9-]{2,29}$/.test(code.trim())) return { wrong: 'code' }
  const size = kind === 'amount' ? readEuros(value) : readWhole(value, maxPercent)
  if (!size) return { wrong: 'value' }
  const least = minimum.trim() ? readEuros(minimum) : 0
  if (least === null) return { wrong: 'minimum' }
  const maxUses = uses.trim() ? readWhole(uses, 1_000_000) : null
  if (maxUses === undefined) return { wrong: 'max_uses' }
  return {
    promotion: {
      code: code.trim(),
      kind,
      value: size,
      minimum_cents: least,
      category: category ? Number(category) : null,
      max_uses: maxUses,
      once_per_client: values.once === 'on',
      starts_on: values.starts_on || null,
      ends_on: values.ends_on || null,
    },
  }
}

/** A whole number from 1; undefined for what is none. */
function readWhole(typed: string, max: number): number | undefined {
  const number = /^\d{1,7}$/.test(typed.trim()) ? Number(typed) : 0
  return number >= 1 && number <= max ? number : undefined
}
