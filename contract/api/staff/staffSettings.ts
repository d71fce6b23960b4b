import * as z from 'zod/mini'
import { environmentNames } from '../../environmentNames'
import { providerNames } from '../../paymentMeans'
import { settingNames, type SettingName } from '../../settingNames'
import { done, staffEndpoint } from './staffEndpoint'
import { version } from './staffOrder'
import { manager } from '../../staffRights'
import {
  bestProductsValue,
  closedWeeksValue,
  deliveryValue,
  homeValue,
  hoursValue,
  openingValue,
  identityValue,
  meansValue,
  preparationValue,
  reviewsValue,
} from './staffSettingValues'

/** What a setting said, in French, a line for each of its parts. */
const lines = z.array(z.string())

const settingAct = z.object({
  /** ISO 8601 in UTC. */
  at: z.string(),
  /** E-mail; null for a command of the shop's machine. */
  who: z.nullable(z.string()),
  is_reset: z.boolean(),
  /** The lines that the change took away, and those that it brought. */
  before: lines,
  after: lines,
})
export type SettingAct = z.infer<typeof settingAct>

function settingOf<Value extends z.ZodMiniType>(value: Value) {
  return z.object({
    value,
    /** Grows with each change; 0 for a setting that nobody ever changed. */
    version,
    is_initial: z.boolean(),
    /** The places that the environment decides, each with what it says there, and under which name. */
    fixed: z.array(
      z.object({ place: z.string(), name: z.enum(environmentNames), value: z.string() }),
    ),
    lines,
    /** What it says until somebody changes it. */
    initial: lines,
    /** The last changes, newest first. */
    history: z.array(settingAct),
  })
}

const bestChoice = z.object({
  serial: z.string(),
  name: z.string(),
  retired: z.boolean(),
  stock: z.int(),
})
export type BestChoice = z.infer<typeof bestChoice>

export const getStaffSettings = staffEndpoint({
  name: 'getStaffSettings',
  method: 'GET',
  path: '/api/admin/settings',
  may: manager,
  summary: 'The settings of the database, each with its version and its last changes',
  problems: [401, 403],
  reply: z.object({
    identity: settingOf(identityValue),
    means: z.extend(settingOf(meansValue), {
      /** What may be chosen: `stripe` needs its keys, and a public shop is no demonstration. */
      possible: z.array(z.enum(providerNames)),
    }),
    delivery: settingOf(deliveryValue),
    preparation: settingOf(preparationValue),
    hours: settingOf(hoursValue),
    closedWeeks: settingOf(closedWeeksValue),
    reviews: settingOf(reviewsValue),
    opening: settingOf(openingValue),
    home: settingOf(homeValue),
    bestProducts: settingOf(bestProductsValue),
    /** The products of `bestProducts`, in their order; one that is unknown is left out. */
    best: z.array(bestChoice),
    /** What a shopper is told at this moment: whether the shop is open today, and the days of an order. */
    today: z.string(),
    promise: z.string(),
  }),
})
export type StaffSettings = z.infer<(typeof getStaffSettings.replies)[200]>
/** What every setting has, whatever its value. */
export type StaffSetting = Omit<StaffSettings['delivery'], 'value'>

const params = z.object({ id: z.enum(settingNames) })
/** Who sells, and where the money goes. */
const sensitiveSettings = ['identity', 'means'] satisfies SettingName[]
const changed = z.object({ version, message: z.string() })

export const changeStaffSetting = staffEndpoint({
  name: 'changeStaffSetting',
  method: 'POST',
  path: '/api/admin/settings/:id',
  may: manager,
  isSensitive: sensitiveSettings,
  summary: 'Change a setting; a wrong part is named by its place, such as zones[0].name',
  params,
  body: z.object({ version, value: z.unknown() }),
  problems: [400, 401, 403, 409],
  reply: changed,
})

export const resetStaffSetting = staffEndpoint({
  name: 'resetStaffSetting',
  method: 'POST',
  path: '/api/admin/settings/:id/reset',
  may: manager,
  isSensitive: sensitiveSettings,
  summary: 'Return a setting to what it said at first',
  params,
  body: z.object({ version }),
  problems: [400, 401, 403, 409],
  reply: changed,
})

export const getStaffEnvironment = staffEndpoint({
  name: 'getStaffEnvironment',
  method: 'GET',
  path: '/api/admin/environment',
  may: manager,
  summary: 'What the operator sets, without secrets, and what is missing to open lawfully',
  problems: [401, 403],
  reply: z.object({
    values: z.array(
      z.object({
        name: z.enum(environmentNames),
        is_set: z.boolean(),
        /** Null for a secret, and for what is not set. */
        value: z.nullable(z.string()),
      }),
    ),
    missing: z.array(z.object({ name: z.enum(environmentNames), why: z.string() })),
    /** A line for each product on sale that lacks what the law wants said of it. */
    sheets: z.array(z.string()),
  }),
})
export type StaffEnvironment = z.infer<(typeof getStaffEnvironment.replies)[200]>

export const testStaffMail = staffEndpoint({
  name: 'testStaffMail',
  method: 'POST',
  path: '/api/admin/mail-test',
  may: manager,
  summary: 'Send a mail to oneself, as every mail of the shop is sent',
  problems: [401, 403, 429],
  reply: done,
  limits: { perAddress: { max: 20, minutes: 60 }, perAccount: { max: 5, minutes: 60 } },
})
