import { readSettings, toPageSettings } from '../server/settings'

/** What the pages of a shop with these settings know. */
export const pageSettingsOfTests = toPageSettings(
  readSettings({
    PUBLIC_URL: 'http://localhost',
    SHOP_ADDRESS: '12 rue du Commerce, 41000 Blois',
    SHOP_EMAIL: 'bonjour@comptoir.test',
    SHOP_PHONE: '01 99 00 00 00',
  }),
)
