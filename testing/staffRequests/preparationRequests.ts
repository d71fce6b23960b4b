import type { StaffRequests } from './StaffRequests'

/** Many orders at once, and a mail about one. */
export function preparationRequests(): StaffRequests {
  return {
    prepareStaffOrders: { body: (_, { paid }) => ({ orders: [{ id: Number(paid), version: 0 }] }) },
    listStaffPreparation: { query: ({ paid, packed }) => ({ orders: `${paid}-${packed}` }) },
    mailStaffOrderStatus: { id: ({ paid }) => paid },
  }
}
