import { staffTeamEndpoints as endpoints } from '../../../../contract/api/client/staff'
import type * as account from '../../../../contract/api/staff/staffAccount'
import type * as contract from '../../../../contract/api/staff/staffTeam'
import { adminApi } from '../../../api/admin/adminApi'
import { reader } from '../../../api/reader'
import { request, type Body, type Change, type Query, type Reply } from '../../../api/request'

type Team = Reply<typeof contract.listTeam>
type Linked = Reply<typeof contract.inviteTeamMember>
type Done = Reply<typeof contract.changeTeamRole>
type Log = Reply<typeof contract.listTeamLog>
type SignedIn = Reply<typeof account.removePasskey>
type Codes = Reply<typeof account.renewRecoveryCodes>

const changesTeam = ['Team', 'TeamLog'] as const
const changesAccount = ['Session', 'Team', 'TeamLog'] as const

export const staffTeamApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    listTeam: build.query<Team, undefined>({
      query: () => request(endpoints.listTeam, {}),
      rawResponseSchema: reader(endpoints.listTeam.reply),
      providesTags: ['Team'],
    }),
    inviteTeamMember: build.mutation<Linked, Body<typeof contract.inviteTeamMember>>({
      query: (body) => request(endpoints.inviteTeamMember, { body }),
      invalidatesTags: changesTeam,
    }),
    sendTeamLink: build.mutation<Linked, string>({
      query: (id) => request(endpoints.sendTeamLink, { params: { id } }),
      invalidatesTags: changesTeam,
    }),
    changeTeamRole: build.mutation<Done, Change<typeof contract.changeTeamRole>>({
      query: ({ id, ...body }) => request(endpoints.changeTeamRole, { params: { id }, body }),
      invalidatesTags: changesAccount,
    }),
    removeTeamMember: build.mutation<Done, string>({
      query: (id) => request(endpoints.removeTeamMember, { params: { id } }),
      invalidatesTags: changesAccount,
    }),
    listTeamLog: build.query<Log, Query<typeof contract.listTeamLog>>({
      query: (query) => request(endpoints.listTeamLog, { query }),
      rawResponseSchema: reader(endpoints.listTeamLog.reply),
      providesTags: ['TeamLog'],
    }),
    getStaffAccount: build.query<account.StaffAccount, undefined>({
      query: () => request(endpoints.getStaffAccount, {}),
      rawResponseSchema: reader(endpoints.getStaffAccount.reply),
      // Not of the session: at its end nobody may ask any more.
      providesTags: ['Team'],
    }),
    removePasskey: build.mutation<SignedIn, string>({
      query: (id) => request(endpoints.removePasskey, { body: { id } }),
      invalidatesTags: changesAccount,
    }),
    renewRecoveryCodes: build.mutation<Codes, undefined>({
      query: () => request(endpoints.renewRecoveryCodes, {}),
      invalidatesTags: changesAccount,
    }),
    endOtherSessions: build.mutation<Done, undefined>({
      query: () => request(endpoints.endOtherSessions, {}),
      invalidatesTags: changesAccount,
    }),
  }),
})

export const {
  useListTeamQuery,
  useInviteTeamMemberMutation,
  useSendTeamLinkMutation,
  useChangeTeamRoleMutation,
  useRemoveTeamMemberMutation,
  useListTeamLogQuery,
  useGetStaffAccountQuery,
  useRemovePasskeyMutation,
  useRenewRecoveryCodesMutation,
  useEndOtherSessionsMutation,
} = staffTeamApi
