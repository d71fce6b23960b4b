import type { Withdrawal } from './storeWithdrawal'

/** Another one for each decision about a withdrawal and each order that it is matched with. */
export const versionOf = ({
  state,
  changedAt,
  orderId,
}: Pick<Withdrawal, 'state' | 'changedAt' | 'orderId'>): string =>
  `${state}-${changedAt.getTime()}-${orderId ?? 0}`
