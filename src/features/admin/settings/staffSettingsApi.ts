import type * as z from 'zod/mini'
import { staffSettingEndpoints as endpoints } from '../../../../contract/api/client/staff'
import type * as contract from '../../../../contract/api/staff/staffSettings'
import type { SettingName } from '../../../../contract/settingNames'
import { adminApi } from '../../../api/admin/adminApi'
import { reader } from '../../../api/reader'
import { request } from '../../../api/request'

type Changed = z.infer<(typeof contract.changeStaffSetting.replies)[200]>
type Tested = z.infer<(typeof contract.testStaffMail.replies)[200]>
/** The body of a change, and the name of its setting. */
type Change<Body extends z.ZodMiniType> = { id: SettingName } & z.input<Body>

export const staffSettingsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    getStaffSettings: build.query<contract.StaffSettings, undefined>({
      query: () => request(endpoints.getStaffSettings, {}),
      rawResponseSchema: reader(endpoints.getStaffSettings.reply),
      providesTags: ['StaffSetting'],
    }),
    changeStaffSetting: build.mutation<Changed, Change<typeof contract.changeStaffSetting.body>>({
      query: ({ id, ...body }) => request(endpoints.changeStaffSetting, { params: { id }, body }),
      invalidatesTags: ['StaffSetting', 'StaffOpening', 'Today'],
    }),
    resetStaffSetting: build.mutation<Changed, Change<typeof contract.resetStaffSetting.body>>({
      query: ({ id, ...body }) => request(endpoints.resetStaffSetting, { params: { id }, body }),
      invalidatesTags: ['StaffSetting', 'StaffOpening', 'Today'],
    }),
    getStaffEnvironment: build.query<contract.StaffEnvironment, undefined>({
      query: () => request(endpoints.getStaffEnvironment, {}),
      rawResponseSchema: reader(endpoints.getStaffEnvironment.reply),
      // What the shopkeeper sets is no longer missing.
      providesTags: ['StaffSetting'],
    }),
    testStaffMail: build.mutation<Tested, undefined>({
      query: () => request(endpoints.testStaffMail, {}),
      invalidatesTags: ['StaffOpening'],
    }),
  }),
})

export const {
  useGetStaffSettingsQuery,
  useChangeStaffSettingMutation,
  useResetStaffSettingMutation,
  useGetStaffEnvironmentQuery,
  useTestStaffMailMutation,
} = staffSettingsApi
