import * as z from 'zod/mini'
import { toOneLine } from '../../contract/api/oneLine'
import type { MeansValue } from '../../contract/api/staff/staffSettingValues'
import { providerNames } from '../../contract/paymentMeans'
import { paymentSettingsWords } from '../../wording/paymentSettings'
import { wantedOfSetting as wanted } from '../../wording/shopSettings'
import { isBic } from '../system/isBic'
import { isIban } from '../system/isIban'

const days = z
  .int(wanted.heldDays)
  .check(z.minimum(1, wanted.heldDays), z.maximum(60, wanted.heldDays))
/** Without spaces, in capitals; empty: not filled in. */
const code = (isRight: (code: string) => boolean, message: string) =>
  z.string(message).check(
    z.overwrite((typed) => typed.replaceAll(/\s/g, '').toUpperCase()),
    z.refine((typed) => typed === '' || isRight(typed), message),
  )

/** What the checkout offers where PAYMENT says nothing; keys and secrets are never here. */
export const meansSettings = z
  .strictObject({
    /** In the order of the screen. */
    offered: z.array(z.enum(providerNames)).check(
      z.minLength(1, wanted.someMeans),
      z.refine((names) => new Set(names).size === names.length, wanted.meansOnce),
    ),
    iban: code(isIban, paymentSettingsWords.iban),
    bic: code(isBic, paymentSettingsWords.bic),
    /** Empty: the seller's legal name. */
    holder: z
      .string(wanted.line(0, 120))
      .check(z.overwrite(toOneLine), z.maxLength(120, wanted.line(0, 120))),
    transferDays: days,
    counterDays: days,
  })
  .check(
    z.refine(({ offered, iban }) => !offered.includes('transfer') || iban !== '', {
      error: wanted.ibanOfTransfers,
      path: ['iban'],
    }),
  )

/** A shop on trial, as without a setting. */
export const defaultMeans: MeansValue = {
  offered: ['demonstration'],
  iban: '',
  bic: '',
  holder: '',
  transferDays: 7,
  counterDays: 7,
}
