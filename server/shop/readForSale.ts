import type { PaymentMeans } from '../../contract/paymentMeans'
import { paysFor } from '../payments/paysFor'
import type { ShopSettings } from './shopSettings'
import type { ShopSettingsCache } from './ShopSettingsCache'

type Needs = {
  shopSettings: Pick<ShopSettingsCache, 'read'>
  providers: { readonly means: readonly PaymentMeans[] }
}

/** The settings as the shop sells by them. */
export async function readForSale({ shopSettings, providers }: Needs): Promise<ShopSettings> {
  return forSale(await shopSettings.read(), providers.means)
}

/**
 * The settings as a shop with these means sells by them: it delivers nothing where the counter alone
 * is offered, because nobody could pay a delivery.
 */
export function forSale(shop: ShopSettings, means: readonly PaymentMeans[]): ShopSettings {
  // A shop without means takes no orders yet, and says so itself.
  const isPayable = means.length === 0 || means.some((one) => paysFor(one, 'domicile'))
  return isPayable ? shop : { ...shop, delivery: { ...shop.delivery, enabled: false } }
}
