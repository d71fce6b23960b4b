import type * as z from 'zod/mini'
import { settingNames, type SettingName } from '../../contract/settingNames'
import {
  closedWeeksSettings,
  defaultHours,
  defaultPreparation,
  hoursSettings,
  preparationSettings,
  type ClosedWeeks,
} from './calendarSettings'
import { defaultOpening, openingSettings } from './openingSettings'
import { defaultDelivery, deliverySettings } from './deliverySettings'
import { bestProductsSettings, defaultHome, homeSettings } from './homeSettings'
import { defaultSeller } from '../system/sellerFields'
import { identitySettings } from './identitySettings'
import { defaultMeans, meansSettings } from './meansSettings'
import { defaultReviews, reviewSettings } from './reviewSettings'

/** A schema with the value that holds until the shopkeeper sets one. */
function setting<Schema extends z.ZodMiniType>(schema: Schema, initial: z.infer<Schema>) {
  return { schema, initial }
}

/** Every setting that the shopkeeper changes while the shop is open. */
export const declaredSettings = {
  identity: setting(identitySettings, defaultSeller),
  means: setting(meansSettings, defaultMeans),
  delivery: setting(deliverySettings, defaultDelivery),
  preparation: setting(preparationSettings, defaultPreparation),
  hours: setting(hoursSettings, defaultHours),
  closedWeeks: setting(closedWeeksSettings, [] satisfies ClosedWeeks),
  reviews: setting(reviewSettings, defaultReviews),
  opening: setting(openingSettings, defaultOpening),
  home: setting(homeSettings, defaultHome),
  bestProducts: setting(bestProductsSettings, []),
} satisfies Record<SettingName, object>

export type ShopSettings = {
  [Name in SettingName]: z.infer<(typeof declaredSettings)[Name]['schema']>
}

export const defaultShopSettings: ShopSettings = {
  identity: declaredSettings.identity.initial,
  means: declaredSettings.means.initial,
  delivery: declaredSettings.delivery.initial,
  preparation: declaredSettings.preparation.initial,
  hours: declaredSettings.hours.initial,
  closedWeeks: declaredSettings.closedWeeks.initial,
  reviews: declaredSettings.reviews.initial,
  opening: declaredSettings.opening.initial,
  home: declaredSettings.home.initial,
  bestProducts: declaredSettings.bestProducts.initial,
}

export function isSettingName(name: string): name is SettingName {
  return settingNames.some((one) => one === name)
}
