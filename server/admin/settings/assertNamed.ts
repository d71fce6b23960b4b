import type { SettingName } from '../../../contract/settingNames'
import { wantedOfSetting as wanted } from '../../../wording/shopSettings'
import type { Services } from '../../services'
import { bestProductsSettings, homeSettings } from '../../shop/homeSettings'
import { SettingValueError } from '../../shop/SettingValueError'
import { findBestChoices } from './findBestChoices'

/** Throws a SettingValueError where the value names a picture or a product that the shop lacks. */
export async function assertNamed(
  { database, pictures }: Pick<Services, 'database' | 'pictures'>,
  name: SettingName,
  value: unknown,
): Promise<void> {
  if (name === 'home') {
    const { picture } = homeSettings.parse(value)
    if (picture && !(await pictures.has(picture.file)))
      throw new SettingValueError(name, [{ place: 'picture.file', wanted: wanted.picture }])
  }
  if (name === 'bestProducts') {
    const serials = bestProductsSettings.parse(value)
    const known = new Set(
      (await findBestChoices(database.sql, serials)).map(({ serial }) => serial),
    )
    const faults = serials.flatMap((serial, place) =>
      known.has(serial) ? [] : [{ place: `[${place}]`, wanted: wanted.bestProductUnknown }],
    )
    if (faults.length > 0) throw new SettingValueError(name, faults)
  }
}
