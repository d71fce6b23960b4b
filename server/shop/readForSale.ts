import type { PaymentMeans } from '../../contract/paymentMeans'
import type { ShopSettings } from './shopSettings'
import type { ShopSettingsCache } from './ShopSettingsCache'

type Needs = {
  shopSettings: Pick<ShopSettingsCache, 'read'>
  providers: { readonly means: readonly PaymentMeans[] }
}

/**
 * The settings as the shop sells by them: it delivers nothing where the counter alone is offered,
 * because nobody could pay a delivery.
 */
export async function readForSale({ shopSettings, providers }: Needs): Promise<ShopSettings> {
  const shop = await shopSettings.read()
  const { means } = providers
  const isCounterAlone = means.length > 0 && means.every((one) => one === 'counter')
  return isCounterAlone ? { ...shop, delivery: { ...shop.delivery, enabled: false } } : shop
}
