import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import type * as z from 'zod/mini'
import { staffSessionEndpoints as endpoints } from '../../../../contract/api/client/staff'
import type * as contract from '../../../../contract/api/staff/staffSession'
import { adminApi, adminTags } from '../../../api/admin/adminApi'
import { reader } from '../../../api/reader'
import { request } from '../../../api/request'

type Session = z.infer<(typeof contract.getStaffSession.replies)[200]>
type SignedIn = z.infer<(typeof contract.staffSignIn.replies)[200]>
type Invitation = z.infer<(typeof contract.openInvitation.replies)[200]>
export type Opened = z.infer<(typeof contract.acceptInvitation.replies)[200]>
type Passkey = z.input<typeof contract.passkeySignIn.body>['passkey']

export const staffSessionApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    getStaffSession: build.query<Session, undefined>({
      query: () => request(endpoints.getStaffSession, {}),
      rawResponseSchema: reader(endpoints.getStaffSession.reply),
      providesTags: ['Session'],
    }),
    staffSignIn: build.mutation<SignedIn, z.input<typeof contract.staffSignIn.body>>({
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
    proveStaff: build.mutation<SignedIn, z.input<typeof contract.proveStaff.body>>({
      query: (body) => request(endpoints.proveStaff, { body }),
      invalidatesTags: ['Session'],
    }),
    openInvitation: build.query<Invitation, string>({
      query: (token) => request(endpoints.openInvitation, { body: { token } }),
      rawResponseSchema: reader(endpoints.openInvitation.reply),
    }),
    acceptInvitation: build.mutation<Opened, z.input<typeof contract.acceptInvitation.body>>({
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
