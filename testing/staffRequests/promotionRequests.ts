import { randomUUID } from 'node:crypto'
import { createPromotion } from '../../server/promotions/createPromotion'
import type { TestServer } from '../startServer'
import type { StaffRequests } from './StaffRequests'

export function promotionRequests({ services }: TestServer): StaffRequests {
  const newCode = () => `CODE-${randomUUID().slice(0, 8)}`
  return {
    createStaffPromotion: {
      body: () => ({
        code: newCode(),
        kind: 'percent',
        value: 10,
        minimum_cents: 0,
        category: null,
        max_uses: null,
        once_per_client: true,
        starts_on: null,
        ends_on: '2027-01-31',
      }),
    },
    endStaffPromotion: {
      async id() {
        const given = { code: newCode(), kind: 'percent' as const, value: 10 }
        const { sql } = services.database
        return String((await createPromotion(sql, { ...given, createdAt: services.clock() })).id)
      },
    },
  }
}
