import * as z from 'zod/mini'
import { wantedOfSetting as wanted } from '../../wording/shopSettings'
import { weekdays } from '../../contract/weekdays'

const someDays = z
  .array(z.enum(weekdays))
  .check(z.minLength(1, wanted.workingDays), z.maxLength(weekdays.length))
const dayCount = z.int(wanted.days).check(z.minimum(0, wanted.days), z.maximum(60, wanted.days))
const time = z.string(wanted.time).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, wanted.time))
const date = z.iso.date(wanted.date)

/** How long an order takes, in working days; public holidays and closed weeks are none. */
export const preparationSettings = z.strictObject({
  /** From the order to the parcel that leaves or is ready. */
  days: dayCount,
  workingDays: someDays,
  /** Orders from this time of day on count as made on the next working day; null for none. */
  cutOff: z.nullable(time),
  /** The carrier's shortest and longest time, in its own working days. */
  transit: z
    .strictObject({ from: dayCount, to: dayCount, workingDays: someDays })
    .check(z.refine(({ from, to }) => from <= to, wanted.transit)),
})
export type PreparationSettings = z.infer<typeof preparationSettings>

const mondayToFriday = weekdays.slice(0, 5)

/** Three to five working days, as the terms of sale say. */
export const defaultPreparation: PreparationSettings = {
  days: 3,
  workingDays: mondayToFriday,
  cutOff: null,
  transit: { from: 0, to: 2, workingDays: mondayToFriday },
}

const spans = z
  .array(
    z
      .strictObject({ from: time, to: time })
      .check(z.refine(({ from, to }) => from < to, wanted.span)),
  )
  .check(z.maxLength(4, wanted.spans))

/** When the shop is open; without any, it does not publish its hours. */
export const hoursSettings = z.strictObject({
  monday: spans,
  tuesday: spans,
  wednesday: spans,
  thursday: spans,
  friday: spans,
  saturday: spans,
  sunday: spans,
})
export type HoursSettings = z.infer<typeof hoursSettings>

export const defaultHours: HoursSettings = {
  monday: [],
  tuesday: [],
  wednesday: [],
  thursday: [],
  friday: [],
  saturday: [],
  sunday: [],
}

/** Days on which nothing is prepared or picked up, both ends included. */
export const closedWeeksSettings = z
  .array(
    z
      .strictObject({ from: date, to: date })
      .check(z.refine(({ from, to }) => from <= to, wanted.span)),
  )
  .check(z.maxLength(100, wanted.closedWeeks))
export type ClosedWeeks = z.infer<typeof closedWeeksSettings>
