import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { staffSessionEndpoints as endpoints } from '../../../../contract/api/client/staff'
import type * as contract from '../../../../contract/api/staff/staffSession'
import { adminApi, adminTags } from '../../../api/admin/adminApi'
import { reader } from '../../../api/reader'
import { request, type Body, type Reply } from '../../../api/request'

type Session = Reply<typeof contract.getStaffSession>
type SignedIn = Reply<typeof contract.staffSignIn>
type Invitation = Reply<typeof contract.openInvitation>
export type Opened = Reply<typeof contract.acceptInvitation>
type Passkey = Body<typeof contract.passkeySignIn>['passkey']

export const staffSessionApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    getStaffSession: build.query<Session, undefined>({
      query: () => request(endpoints.getStaffSession, {}),
      rawResponseSchema: reader(endpoints.getStaffSession.reply),
      providesTags: ['Session'],
    }),
    staffSignIn: build.mutation<SignedIn, Body<typeof contract.staffSignIn>>({
      query: (body) => request(endpoints.staffSignIn, { body }),
      // What was on the screens when the last session ended is old.
      invalidatesTags: adminTags,
    }),
    startPasskeySignIn: build.mutation<PublicKeyCredentialRequestOptionsJSON, undefined>({
      query: () => request(endpoints.startPasskeySignIn, {}),
    }),
    passkeySignIn: build.mutation<SignedIn, Passkey>({
      query: (passkey) => request(endpoints.passkeySignIn, { body: { passkey } }),
      invalidatesTags: adminTags,
    }),
    staffSignOut: build.mutation<unknown, undefined>({
      query: () => request(endpoints.staffSignOut, {}),
    }),
    proveStaff: build.mutation<SignedIn, Body<typeof contract.proveStaff>>({
      query: (body) => request(endpoints.proveStaff, { body }),
      invalidatesTags: ['Session'],
    }),
    openInvitation: build.query<Invitation, string>({
      query: (token) => request(endpoints.openInvitation, { body: { token } }),
      rawResponseSchema: reader(endpoints.openInvitation.reply),
    }),
    acceptInvitation: build.mutation<Opened, Body<typeof contract.acceptInvitation>>({
      query: (body) => request(endpoints.acceptInvitation, { body }),
      invalidatesTags: ['Session'],
    }),
    startPasskey: build.mutation<PublicKeyCredentialCreationOptionsJSON, undefined>({
      query: () => request(endpoints.startPasskey, {}),
    }),
    addPasskey: build.mutation<SignedIn, Passkey>({
      query: (passkey) => request(endpoints.addPasskey, { body: { passkey } }),
      invalidatesTags: ['Session', 'Team'],
    }),
  }),
})

export const {
  useGetStaffSessionQuery,
  useStaffSignInMutation,
  useStartPasskeySignInMutation,
  usePasskeySignInMutation,
  useStaffSignOutMutation,
  useProveStaffMutation,
  useOpenInvitationQuery,
  useAcceptInvitationMutation,
  useStartPasskeyMutation,
  useAddPasskeyMutation,
} = staffSessionApi

/** The browser asks for a finger, a face or the device's code. */
export const signWithPasskey = async (optionsJSON: PublicKeyCredentialRequestOptionsJSON) =>
  (await startAuthentication({ optionsJSON })) as unknown as Passkey
export const makePasskey = async (optionsJSON: PublicKeyCredentialCreationOptionsJSON) =>
  (await startRegistration({ optionsJSON })) as unknown as Passkey
