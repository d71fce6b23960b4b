import { max } from 'drizzle-orm'
import type { StaffSettings } from '../../contract/api/staff/staffSettings'
import type { SettingName } from '../../contract/settingNames'
import { settingsToday } from '../../wording/settingsToday'
import { inParis } from '../../contract/parisianDays'
import type { Sql } from '../database/connect'
import { settingsHistory } from '../database/schema'
import { weekdayOf } from '../shop/calendar'
import { changedSettings } from '../shop/changedSettings'
import { deliveryDates } from '../shop/deliveryDates'
import { readShopSettings } from '../shop/readShopSettings'
import { defaultShopSettings, type ShopSettings } from '../shop/shopSettings'
import { shownHours } from '../shop/shownHours'
import { findBestChoices } from './findBestChoices'
import { findSettingActs } from './settingActs'
import { linesOfSetting } from './settingLines'

/** Every setting with its version and its last changes, and what follows from them today. */
export async function findSettings(sql: Sql, now: Date): Promise<StaffSettings> {
  // The versions first: a value that is newer than its version is refused once more, never lost.
  const versions = await findVersions(sql)
  const values = await readShopSettings(sql)
  const changed = await changedSettings(sql)
  const acts = await findSettingActs(sql)
  const describe = <Name extends SettingName>(name: Name) => ({
    value: values[name],
    version: versions.get(name) ?? 0,
    is_initial: !changed.has(name),
    lines: linesOfSetting(name, values[name]),
    initial: linesOfSetting(name, defaultShopSettings[name]),
    history: acts[name],
  })
  return {
    delivery: describe('delivery'),
    preparation: describe('preparation'),
    hours: describe('hours'),
    closedWeeks: describe('closedWeeks'),
    reviews: describe('reviews'),
    opening: describe('opening'),
    home: describe('home'),
    bestProducts: describe('bestProducts'),
    best: await findBestChoices(sql, values.bestProducts),
    ...saidToday(values, now),
  }
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
