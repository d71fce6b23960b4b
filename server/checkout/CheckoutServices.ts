import type { Services } from '../services'

/** What paying, ending and refunding an order need; the commands have it without the running shop. */
export type CheckoutServices = Pick<
  Services,
  'database' | 'settings' | 'clock' | 'providers' | 'books' | 'catalogueCache' | 'report'
>
