import type { SettingName } from '../../../contract/settingNames'
import { settingLines } from '../../../wording/settingLines'
import { declaredSettings, defaultShopSettings, type ShopSettings } from '../../shop/shopSettings'

/** What a setting says, in French, a line for each of its parts. */
export function linesOfSetting(name: SettingName, value: ShopSettings[SettingName]): string[] {
  // The name says the type of the value.
  return (settingLines[name] as (value: ShopSettings[SettingName]) => string[])(value)
}

/** The same of a value in the log; null is the default, and what no longer has its form is JSON. */
export function linesOfStored(name: SettingName, value: unknown): string[] {
  if (value === null) return linesOfSetting(name, defaultShopSettings[name])
  const parsed = declaredSettings[name].schema.safeParse(value)
  return parsed.success ? linesOfSetting(name, parsed.data) : [JSON.stringify(value)]
}
