import { staffSettingEndpoints as endpoints } from '../../../../contract/api/client/staff'
import type * as contract from '../../../../contract/api/staff/staffSettings'
import type { SettingName } from '../../../../contract/settingNames'
import { adminApi } from '../../../api/admin/adminApi'
import { reader } from '../../../api/reader'
import { request, type Change, type Reply } from '../../../api/request'

type Changed = Reply<typeof contract.changeStaffSetting>
type Tested = Reply<typeof contract.testStaffMail>

export const staffSettingsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    getStaffSettings: build.query<contract.StaffSettings, undefined>({
      query: () => request(endpoints.getStaffSettings, {}),
      rawResponseSchema: reader(endpoints.getStaffSettings.reply),
      providesTags: ['StaffSetting'],
    }),
    changeStaffSetting: build.mutation<
      Changed,
      Change<typeof contract.changeStaffSetting, SettingName>
    >({
      query: ({ id, ...body }) => request(endpoints.changeStaffSetting, { params: { id }, body }),
      invalidatesTags: ['StaffSetting', 'StaffOpening', 'Today'],
    }),
    resetStaffSetting: build.mutation<
      Changed,
      Change<typeof contract.resetStaffSetting, SettingName>
    >({
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
