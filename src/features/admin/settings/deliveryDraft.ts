import type { DeliveryValue } from '../../../../contract/api/staff/staffSettingValues'
import { readEuros, writeHundredths } from '../../../../contract/decimals'
import { readGrams, typedKilos, type Faults } from '../parts/readTyped'

type Zone = DeliveryValue['zones'][number]
type Brackets = NonNullable<Zone['brackets']>
export type BracketDraft = { kilos: string; euros: string }
export type ZoneDraft = {
  name: string
  prefixes: string
  isServed: boolean
  brackets: BracketDraft[]
  freeFrom: string
}
export type DeliveryDraft = { enabled: boolean; zones: ZoneDraft[] }

export const newBracket: BracketDraft = { kilos: '', euros: '' }
export const newZone: ZoneDraft = {
  name: '',
  prefixes: '',
  isServed: true,
  brackets: [newBracket],
  freeFrom: '',
}

export function toDeliveryDraft({ enabled, zones }: DeliveryValue): DeliveryDraft {
  return { enabled, zones: zones.map(toZoneDraft) }
}

function toZoneDraft({ name, prefixes, brackets, freeFromCents }: Zone): ZoneDraft {
  return {
    name,
    prefixes: prefixes.join(', '),
    isServed: brackets !== null,
    brackets: brackets?.map(toBracketDraft) ?? [newBracket],
    freeFrom: freeFromCents === null ? '' : writeHundredths(freeFromCents),
  }
}

const toBracketDraft = ({ upToGrams, cents }: Brackets[number]): BracketDraft => ({
  kilos: upToGrams === null ? '' : typedKilos(upToGrams),
  euros: writeHundredths(cents),
})

/** What was typed, and the fields that cannot be read. */
export function readDelivery({ enabled, zones }: DeliveryDraft) {
  const faults: Faults = {}
  /** Empty for none; the server never sees a number that cannot be read. */
  function orNone(typed: string, read: typeof readEuros, place: string, kind: 'amount' | 'weight') {
    if (!typed.trim()) return null
    const value = read(typed)
    if (value === null) faults[place] = kind
    return value
  }
  const value: DeliveryValue = {
    enabled,
    zones: zones.map(({ name, prefixes, isServed, brackets, freeFrom }, index) => {
      const place = `zones[${index}]`
      return {
        name,
        prefixes: prefixes.split(/[\s,;]+/).filter(Boolean),
        brackets: isServed
          ? brackets.map((one, at) => bracketOf(one, `${place}.brackets[${at}]`))
          : null,
        freeFromCents: isServed
          ? orNone(freeFrom, readEuros, `${place}.freeFromCents`, 'amount')
          : null,
      }
    }),
  }
  return { value, faults }

  function bracketOf({ kilos, euros }: BracketDraft, place: string): Brackets[number] {
    const cents = readEuros(euros)
    if (cents === null) faults[`${place}.cents`] = 'amount'
    return {
      upToGrams: orNone(kilos, readGrams, `${place}.upToGrams`, 'weight'),
      cents: cents ?? 0,
    }
  }
}
