import { legalForms } from './legalFacts'

/** Ways to brew coffee; words of the API and of the catalogue file. */
export const brewings = ['filtre', 'espresso', 'piston', 'moka'] as const
export type Brewing = (typeof brewings)[number]

/**
 * How a fact is written: a text; one word of a list; several of a list, or of any; a number or a
 * range of two; a day; or only that it is so.
 */
export type FactForm =
  | { kind: 'text'; maxLength: number }
  | { kind: 'word'; of: readonly string[] }
  | { kind: 'words'; max: number; of?: readonly string[] }
  | { kind: 'range'; from: number; to: number; decimals: 0 | 1 }
  | { kind: 'day' }
  | { kind: 'yes' }

const whole = (from: number, to: number) => ({ kind: 'range', from, to, decimals: 0 }) as const

/**
 * What the shop knows of a product beyond its name and what the law wants said, in the order in
 * which it is shown.
 */
export const shownForms = {
  notes: { kind: 'words', max: 4 },
  brewing: { kind: 'words', max: 4, of: brewings },
  roast: whole(1, 5),
  process: { kind: 'word', of: ['lavé', 'nature', 'miel', 'décortiqué humide', 'anaérobie'] },
  variety: { kind: 'text', maxLength: 80 },
  /** Metres. */
  altitude: whole(0, 6000),
  decaffeinated: { kind: 'yes' },
  /** In beans, which the shop also grinds. */
  beans: { kind: 'yes' },
  roastedOn: { kind: 'day' },
  kind: {
    kind: 'word',
    of: ['vert', 'noir', 'oolong', 'blanc', 'matcha', 'plante', 'fruit', 'rooibos', 'mélange'],
  },
  harvest: { kind: 'text', maxLength: 80 },
  /** Degrees Celsius. */
  temperature: whole(1, 100),
  /** Grams of leaves for a litre of water. */
  dose: { kind: 'range', from: 0.1, to: 100, decimals: 1 },
  minutes: { kind: 'range', from: 0, to: 60, decimals: 1 },
  infusions: whole(1, 20),
  caffeine: { kind: 'word', of: ['sans', 'faible', 'moyenne', 'forte'] },
  material: { kind: 'words', max: 4 },
  /** Millilitres. */
  capacity: whole(1, 100_000),
  fits: { kind: 'text', maxLength: 120 },
  organic: { kind: 'yes' },
  certifier: { kind: 'text', maxLength: 80 },
  /** Products of one group are formats of each other: 250 g, 1 kg. Neither shown nor searched. */
  group: { kind: 'text', maxLength: 80 },
} as const satisfies Record<string, FactForm>

/** All facts: the database, the catalogue file, the API and the product page follow this list. */
// Marked as pure, so that a shopper's script leaves out the legal ones, which it never reads.
export const factForms = /* @__PURE__ */ merge(shownForms, legalForms)

export type FactName = keyof typeof factForms
export type ShownFact = Exclude<keyof typeof shownForms, 'group'>
export const factNames = /* @__PURE__ */ Object.keys(factForms) as FactName[]

type ValueOf<Form> = Form extends { kind: 'words' }
  ? string[]
  : Form extends { kind: 'range' }
    ? number[]
    : Form extends { kind: 'yes' }
      ? true
      : string
/** The facts of one product; a range is one number or two, a day is ISO 8601. */
export type Facts = { [Name in FactName]?: ValueOf<(typeof factForms)[Name]> }

/** What cards show: what decides between two products. */
export const cardFacts = ['notes', 'brewing', 'kind', 'decaffeinated', 'organic', 'beans'] as const
export type CardFacts = Pick<Facts, (typeof cardFacts)[number]>

function merge<One, Other>(one: One, other: Other): One & Other {
  return { ...one, ...other }
}
