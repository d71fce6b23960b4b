import { createApi } from '@reduxjs/toolkit/query/react'
import { callAdmin } from './callAdmin'

export const adminTags = [
  'Session',
  'StaffOrder',
  'StaffWithdrawal',
  'StaffPromotion',
  'Today',
  'StaffClient',
  'Figures',
  'Team',
  'TeamLog',
  'StaffSetting',
  'StaffOpening',
  'StaffDocument',
  'StaffProduct',
  'StaffReview',
  'StaffAlert',
  'StaffMail',
] as const

/** The cache of the admin's replies; each room injects its endpoints. */
export const adminApi = createApi({
  reducerPath: 'adminApi',
  baseQuery: callAdmin,
  tagTypes: adminTags,
  endpoints: () => ({}),
  refetchOnFocus: true,
  refetchOnReconnect: true,
  refetchOnMountOrArgChange: 5,
  catchSchemaFailure: () => ({ status: 0, code: 'unreadable' as const }),
})
