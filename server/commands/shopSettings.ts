import { settingNames, type SettingName } from '../../contract/settingNames'
import { settingReplies as words, settingTitles } from '../../wording/shopSettings'
import { changeShopSetting } from '../admin/settings/changeShopSetting'
import { changedSettings } from '../shop/changedSettings'
import { readShopSettings } from '../shop/readShopSettings'
import { isSettingName } from '../shop/shopSettings'
import type { Services } from '../services'
import { CommandError } from './CommandError'

type Needed = Pick<Services, 'database' | 'clock' | 'settings' | 'pictures'>

/** The settings with what each is about. */
export async function listSettings({ database }: Needed): Promise<string> {
  const changed = await changedSettings(database.sql)
  return words.listed(
    settingNames.map((name) => ({
      name,
      title: settingTitles[name],
      isDefault: !changed.has(name),
    })),
  )
}

/** A setting as JSON, in the form in which it is set. */
export async function showSetting({ database }: Needed, name: string): Promise<string> {
  const known = readName(name)
  const settings = await readShopSettings(database.sql)
  return JSON.stringify(settings[known], null, 2)
}

/** Sets a setting from JSON. */
export async function changeSetting(
  services: Needed,
  asked: { name: string; json: string },
): Promise<string> {
  const name = readName(asked.name)
  await changeShopSetting(services, { name, value: readJson(name, asked.json), by: null })
  return words.set(name)
}

export async function resetToDefault(services: Needed, asked: string): Promise<string> {
  const name = readName(asked)
  await changeShopSetting(services, { name, by: null })
  return words.reset(name)
}

function readName(name: string): SettingName {
  if (isSettingName(name)) return name
  throw new CommandError(words.unknown(name, settingNames))
}

function readJson(name: SettingName, json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    throw new CommandError(words.notJson(name))
  }
}
