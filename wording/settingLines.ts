import type { SettingValues } from '../contract/api/staff/staffSettingValues'
import { readAccessibility } from '../contract/accessibility'
import { sellerFacts, type SellerFact } from '../contract/sellerFacts'
import type { Weekday } from '../contract/weekdays'
import { euros } from './euros'
import { longDay } from './longDay'
import { openingHours, timeWords } from './openingHours'
import { postcodeRuns } from './postcodeRuns'
import { providerNames as providerNamesInFrench } from './providerNames'
import { sellerFactNames } from './sellerFacts'

type Zone = SettingValues['delivery']['zones'][number]
type Brackets = NonNullable<Zone['brackets']>

const decimal = (text: string) => text.replace('.', ',')
const kilos = (grams: number) => `${decimal(String(grams / 1000))}\u00a0kg`
const workingDays = (count: number) =>
  `${count}\u00a0jour${count > 1 ? 's' : ''} ouvré${count > 1 ? 's' : ''}`

const heldDays = (count: number) => `${count}\u00a0jour${count > 1 ? 's' : ''}`
const spacedIban = (iban: string) => iban.replaceAll(/(.{4})(?=.)/g, '$1\u00a0')

const dayNames: Record<Weekday, string> = {
  monday: 'lundi',
  tuesday: 'mardi',
  wednesday: 'mercredi',
  thursday: 'jeudi',
  friday: 'vendredi',
  saturday: 'samedi',
  sunday: 'dimanche',
}
const days = (names: readonly Weekday[]) => names.map((name) => dayNames[name]).join(', ')

function feeOf({ brackets, freeFromCents }: Zone): string {
  if (!brackets) return 'non desservie'
  if (brackets.every(({ cents }) => cents === 0)) return `gratuite${limitOf(brackets)}`
  const fees = brackets.map(({ upToGrams, cents }) =>
    upToGrams === null ? euros(cents) : `${euros(cents)} jusqu’à ${kilos(upToGrams)}`,
  )
  const free = freeFromCents === null ? '' : `\u00a0; offerte dès ${euros(freeFromCents)}`
  return `${fees.join(', puis ')}${free}`
}

const limitOf = (brackets: Brackets) => {
  const heaviest = brackets.at(-1)?.upToGrams ?? null
  return heaviest === null ? '' : ` jusqu’à ${kilos(heaviest)}`
}

/** What the home page says instead of the default words. */
function ownLines({
  notice,
  headline,
  introduction,
  picture,
  history,
  values,
}: SettingValues['home']): string[] {
  const said = [
    ['Bandeau', notice],
    ['Titre', headline],
    ['Introduction', introduction],
    // By its file too: another picture may show the same.
    ['Image', picture && `${picture.alt} (fichier ${picture.file.slice(0, 8)}…)`],
    ['Titre de l’histoire', history.title],
    ...history.paragraphs.map((text, place) => [`Histoire, paragraphe ${place + 1}`, text]),
    ...values.flatMap(({ title, text }, place) => [
      [`Valeur ${place + 1}, titre`, title],
      [`Valeur ${place + 1}, texte`, text],
    ]),
  ]
  return said.flatMap(([part, text]) => (text ? [`${part}\u00a0: ${text}`] : []))
}

function factLine(fact: SellerFact, seller: SettingValues['identity']): string {
  if (fact === 'vatFranchise') return seller.vatFranchise ? 'oui' : ''
  if (fact !== 'accessibility') return seller[fact]
  const { level, rate } = readAccessibility(seller.accessibility)
  if (level === 'none') return ''
  return rate === null ? 'exemption' : `audit, ${decimal(String(rate))}\u00a0%`
}

/** What each setting says to the shopkeeper, a line for each of its parts. */
export const settingLines: {
  [Name in keyof SettingValues]: (value: SettingValues[Name]) => string[]
} = {
  identity: (seller) =>
    sellerFacts.flatMap((fact) => {
      const said = factLine(fact, seller)
      return said ? [`${sellerFactNames[fact]}\u00a0: ${said}`] : []
    }),
  means: ({ offered, iban, bic, holder, transferDays, counterDays }) => [
    offered.length === 0
      ? 'Aucun moyen de paiement.'
      : `Proposés dans cet ordre\u00a0: ${offered.map((name) => providerNamesInFrench[name]).join(', ')}`,
    ...(iban
      ? [
          `Virements sur ${spacedIban(iban)}${bic && `, BIC ${bic}`}${holder && `, au nom de ${holder}`}`,
        ]
      : []),
    ...(offered.includes('transfer') ? [`Un virement est attendu ${heldDays(transferDays)}.`] : []),
    ...(offered.includes('counter')
      ? [
          `Le paiement au comptoir est attendu ${heldDays(counterDays)} à partir du premier retrait possible.`,
        ]
      : []),
  ],
  delivery: ({ enabled, zones }) => [
    enabled ? 'La boutique livre à domicile.' : 'La boutique ne livre pas à domicile.',
    ...zones.map((zone) => `${zone.name} (${postcodeRuns(zone.prefixes)})\u00a0: ${feeOf(zone)}`),
  ],
  preparation: ({
    days: count,
    workingDays: worked,
    cutOff,
    transit: { from, to, ...carrier },
  }) => [
    `Préparation en ${workingDays(count)}\u00a0: ${days(worked)}`,
    ...(cutOff === null
      ? []
      : [`Après ${timeWords(cutOff)}, une commande compte pour le jour ouvré suivant.`]),
    `Transport en ${from === to ? '' : `${from} à `}${workingDays(to)}\u00a0: ${days(carrier.workingDays)}`,
  ],
  hours: ({ monday, tuesday, wednesday, thursday, friday, saturday, sunday }) => {
    const lines = openingHours([monday, tuesday, wednesday, thursday, friday, saturday, sunday])
    return lines.length > 0 ? lines : ['Les horaires ne sont pas affichés.']
  },
  closedWeeks: (weeks) =>
    weeks.length === 0
      ? ['Aucune fermeture.']
      : weeks.map(({ from, to }) =>
          from === to ? `Fermé le ${longDay(from)}` : `Fermé du ${longDay(from)} au ${longDay(to)}`,
        ),
  reviews: ({ invitationDays }) => [
    invitationDays === null
      ? 'Aucun e-mail ne demande d’avis.'
      : `Un e-mail demande un avis ${invitationDays}\u00a0jour${invitationDays > 1 ? 's' : ''} après la réception.`,
  ],
  opening: ({ isOpen, note }) => [
    `Commandes\u00a0: ${isOpen ? 'ouvertes' : 'fermées'}.`,
    ...(isOpen || note === null ? [] : [`Les clients lisent\u00a0: «\u00a0${note}\u00a0»`]),
  ],
  home: (home) => {
    const lines = ownLines(home)
    return lines.length > 0 ? lines : ['Les mots et l’image d’origine, sans bandeau.']
  },
  bestProducts: (serials) =>
    serials.length === 0
      ? ['Les plus vendus d’abord.']
      : [`En tête\u00a0: ${serials.join(', ')}\u00a0; puis les plus vendus.`],
}
