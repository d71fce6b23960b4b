import type { Settings } from '../settings'
import { demonstrationPayment } from './demonstration'
import type { Payment } from './payment'

const providers: Record<Settings['payment'], () => Payment> = {
  demonstration: demonstrationPayment,
}

/** The payment provider that the setting PAYMENT names. */
export function openPayment({ payment }: Pick<Settings, 'payment'>): Payment {
  return providers[payment]()
}
