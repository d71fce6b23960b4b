import type { PaymentMeans } from '../../contract/paymentMeans'
import { paysFor } from '../payments/paysFor'
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
  // A shop without means takes no orders yet, and says so itself.
  const isPayable = means.length === 0 || means.some((one) => paysFor(one, 'domicile'))
  return isPayable ? shop : { ...shop, delivery: { ...shop.delivery, enabled: false } }
}
