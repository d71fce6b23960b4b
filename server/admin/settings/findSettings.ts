import { max } from 'drizzle-orm'
import type { StaffSettings } from '../../../contract/api/staff/staffSettings'
import type { MeansValue } from '../../../contract/api/staff/staffSettingValues'
import type { SettingName } from '../../../contract/settingNames'
import { settingsToday } from '../../../wording/settingsToday'
import { factText, sellerFacts, sellerSettings } from '../../../contract/sellerFacts'
import { inParis } from '../../../contract/parisianDays'
import type { Sql } from '../../database/connect'
import { settingsHistory } from '../../database/schema'
import type { Settings } from '../../settings'
import { weekdayOf } from '../../shop/calendar'
import { changedSettings } from '../../shop/changedSettings'
import { deliveryDates } from '../../shop/deliveryDates'
import { forSale } from '../../shop/readForSale'
import { readShopSettings } from '../../shop/readShopSettings'
import { defaultShopSettings, type ShopSettings } from '../../shop/shopSettings'
import { shownHours } from '../../shop/shownHours'
import { findBestChoices } from './findBestChoices'
import { findSettingActs } from './settingActs'
import { linesOfSetting } from './settingLines'

/** Every setting with its version and its last changes, and what follows from them today. */
export async function findSettings(
  sql: Sql,
  settings: Settings,
  now: Date,
): Promise<StaffSettings> {
  // The versions first: a value that is newer than its version is refused once more, never lost.
  const versions = await findVersions(sql)
  const values = await readShopSettings(sql)
  const changed = await changedSettings(sql)
  const acts = await findSettingActs(sql)
  const held = settings.live({
    identity: values.identity,
    means: changed.has('means') ? values.means : null,
  })
  // What holds: what the environment sets hides what is in the database.
  const holding = { ...values, identity: held.seller, means: toMeans(held.payments) }
  const describe = <Name extends SettingName>(name: Name) => ({
    value: values[name],
    version: versions.get(name) ?? 0,
    is_initial: !changed.has(name),
    fixed: [],
    lines: linesOfSetting(name, holding[name]),
    initial: linesOfSetting(name, defaultShopSettings[name]),
    history: acts[name],
  })
  return {
    identity: { ...describe('identity'), fixed: fixedIdentity(settings.fixedSeller) },
    means: {
      ...describe('means'),
      fixed: fixedMeans(held.payments),
      possible: held.payments.possible,
    },
    delivery: describe('delivery'),
    preparation: describe('preparation'),
    hours: describe('hours'),
    closedWeeks: describe('closedWeeks'),
    reviews: describe('reviews'),
    opening: describe('opening'),
    home: describe('home'),
    bestProducts: describe('bestProducts'),
    best: await findBestChoices(sql, values.bestProducts),
    ...saidToday(forSale(values, held.means), now),
  }
}

function fixedIdentity(fixed: Settings['fixedSeller']): Fixed {
  return sellerFacts.flatMap((fact) => {
    const value = fixed[fact]
    return value === undefined
      ? []
      : [{ place: fact, name: sellerSettings[fact], value: factText(value) }]
  })
}

type Fixed = StaffSettings['identity']['fixed']
type Payments = Settings['payments']

/** PAYMENT decides all of it. */
const fixedMeans = ({ isFixed, providers }: Payments): Fixed =>
  isFixed ? [{ place: '', name: 'PAYMENT', value: providers.join(', ') }] : []

function toMeans({ providers, bank, transferDays, counterDays }: Payments): MeansValue {
  const { iban, bic, holder } = bank ?? { iban: '', bic: '', holder: '' }
  return { offered: [...providers], iban, bic, holder, transferDays, counterDays }
}

async function findVersions(sql: Sql): Promise<ReadonlyMap<string, number>> {
  const rows = await sql
    .select({ name: settingsHistory.name, id: max(settingsHistory.id) })
    .from(settingsHistory)
    .groupBy(settingsHistory.name)
  return new Map(rows.map(({ name, id }) => [name, id ?? 0]))
}

function saidToday(settings: ShopSettings, now: Date) {
  const { day } = inParis(now)
  const { week, closed } = shownHours(settings, now)
  const isClosed = closed.some(({ from, to }) => from <= day && day <= to)
  return {
    today: settingsToday.hours({
      isPublished: week.some((spans) => spans.length > 0),
      spans: isClosed ? [] : settings.hours[weekdayOf(day)],
    }),
    promise: settingsToday.promise({
      home: settings.delivery.enabled ? deliveryDates(now, 'domicile', settings) : null,
      pickup: deliveryDates(now, 'magasin', settings)?.from ?? null,
    }),
  }
}
