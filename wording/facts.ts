import type { Facts, ShownFact } from '../contract/facts'
import { area } from './area'

const joined = (value: unknown) => (value as (string | number)[]).join(', ')
/** One number or two with “à” between them, as in French, with its unit. */
const ranged = (unit: string) => (value: unknown) => {
  const numbers = (value as (string | number)[]).map((one) =>
    String(one)
      .replace('.', ',')
      .replace(/^(\d+)(?=\d{3}$)/, '$1\u202f'),
  )
  return `${numbers.join(' à ')}${unit && `\u00a0${unit}`}`
}
const asIs = (value: unknown) => String(value)
const yes = () => 'oui'
const day = (value: unknown) => String(value).split('-').reverse().join('/')

/** How each fact is called and written, in the order in which they are shown. */
export const factWords = area({
  names: {
    notes: 'Notes',
    brewing: 'Pour',
    roast: 'Torréfaction',
    process: 'Procédé',
    variety: 'Variété',
    altitude: 'Altitude',
    decaffeinated: 'Décaféiné',
    beans: 'En grains',
    roastedOn: 'Torréfié le',
    kind: 'Sorte',
    harvest: 'Récolte',
    temperature: 'Température',
    dose: 'Dose',
    minutes: 'Infusion',
    infusions: 'Nombre d’infusions',
    caffeine: 'Caféine',
    material: 'Matière',
    capacity: 'Contenance',
    fits: 'Va avec',
    organic: 'Biologique',
    certifier: 'Certifié par',
  } satisfies Record<ShownFact, string>,
  values: {
    notes: joined,
    brewing: joined,
    roast: ranged('sur 5'),
    process: asIs,
    variety: asIs,
    altitude: ranged('m'),
    decaffeinated: yes,
    beans: () => 'ou moulu à la commande',
    roastedOn: day,
    kind: asIs,
    harvest: asIs,
    temperature: ranged('°C'),
    dose: ranged('g par litre'),
    minutes: ranged('min'),
    infusions: ranged(''),
    caffeine: asIs,
    material: joined,
    capacity: ranged('ml'),
    fits: asIs,
    organic: yes,
    certifier: asIs,
  } satisfies Record<ShownFact, (value: unknown) => string>,
  /** What a card says, as “noisette, cacao · filtre”. */
  card: ({ notes, kind, brewing, decaffeinated, organic }: Facts): string =>
    [
      notes?.slice(0, 3).join(', '),
      !notes && kind,
      brewing?.slice(0, 2).join(', '),
      decaffeinated && 'décaféiné',
      organic && 'bio',
    ]
      .filter(Boolean)
      .join(' · '),
})
