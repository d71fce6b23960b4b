import * as z from 'zod/mini'
import { endpoint, problems } from './endpoint'
import { withExtensions } from './withExtensions'
import { id, withoutNul } from './ids'
import { toAddressLine, toOneLine } from './oneLine'

export const name = z.string().check(z.overwrite(toOneLine), z.minLength(1), z.maxLength(100))
const address = z.string().check(z.overwrite(toAddressLine), z.maxLength(500))
/** An address as the HTML standard's e-mail input takes it, 254 characters at most (RFC 5321). */
export const email = z.string().check(z.trim(), z.maxLength(254), z.regex(z.regexes.html5Email))
const withDot = new RegExp(z.regexes.html5Email.source.replace(/\*\$$/, '+$'))
/** The same with a dot in the domain: “marie@gmail” is a slip, and no mail arrives there. */
export const deliverableEmail = z.string().check(z.trim(), z.maxLength(254), z.regex(withDot))
/** Long enough for 72 words; longer input would only cost hashing time. */
const password = z.string().check(z.minLength(1), z.maxLength(512))
export const linkToken = z.string().check(z.minLength(1), z.maxLength(128))
const message = z.object({ message: z.string() })
/** Optional because callers of other hosts do not send it; this shop requires it. */
export const oldPassword = z.optional(password)

/** The client as the session holds it. */
export const client = z.object({
  id,
  prenom: z.string(),
  nom: z.string(),
  adresse: z.nullable(z.string()),
  email: z.string(),
})
export type Client = z.infer<typeof client>

const signedIn = z.object({ token: z.string().check(z.minLength(1)), client })

export const signIn = endpoint({
  name: 'signIn',
  method: 'POST',
  path: '/api/clients/login',
  audience: 'public',
  summary: 'Sign in',
  body: z.object({
    client_email: z.string().check(z.trim(), z.minLength(1), z.maxLength(254), withoutNul),
    client_password: password,
  }),
  replies: { 200: signedIn, ...problems(400, 401, 429) },
  limits: { perAddress: { max: 20, minutes: 5 }, perAccount: { max: 20, minutes: 15 } },
})

export const register = endpoint({
  name: 'register',
  method: 'POST',
  path: '/api/clients/register',
  audience: 'public',
  summary: 'Sign up',
  body: z.object({
    client_firstName: name,
    client_lastName: name,
    client_email: deliverableEmail,
    /** YYYY-MM-DD, or empty. */
    client_born_date: z.optional(z.nullable(z.union([z.literal(''), z.iso.date()]))),
    client_adress: z.optional(z.nullable(address)),
    client_password: password,
  }),
  replies: { 201: signedIn, ...problems(400, 409, 429) },
  limits: { perAddress: { max: 10, minutes: 10 }, perAccount: { max: 5, minutes: 60 } },
})

export const editClient = endpoint({
  name: 'editClient',
  method: 'PUT',
  path: '/api/client_modif/',
  audience: 'client',
  summary: 'Change the e-mail (once the mailed link is opened) or the address (at once)',
  body: z.object({
    Newemail: z.optional(z.union([z.literal(''), deliverableEmail])),
    NewAdress: z.optional(address),
    /** Required when the e-mail changes. */
    OldPass: oldPassword,
    client_id: id,
  }),
  replies: { 200: z.object({ message: z.string(), client }), ...problems(400, 401, 403, 429) },
  limits: { perAddress: { max: 20, minutes: 10 }, perAccount: { max: 20, minutes: 10 } },
})

export const changePassword = endpoint({
  name: 'changePassword',
  method: 'PUT',
  path: '/api/client_modif_pass/',
  audience: 'client',
  summary: 'Change the password; every other session of the client ends',
  body: z.object({ OldPass: oldPassword, NewPass: password, client_id: id }),
  replies: {
    /** The token that this session continues with. */
    200: withExtensions({ message: z.string() }, { token: z.string() }),
    ...problems(400, 401, 403, 429),
  },
  limits: { perAddress: { max: 10, minutes: 10 } },
})

export const deleteClient = endpoint({
  name: 'deleteClient',
  method: 'PUT',
  path: '/api/client_del/',
  audience: 'client',
  summary: 'Delete the account',
  body: z.object({ OldPass: oldPassword, client_id: id }),
  replies: { 200: message, ...problems(400, 401, 403, 429) },
  limits: { perAddress: { max: 10, minutes: 10 } },
})

export const firstConnection = endpoint({
  name: 'firstConnection',
  method: 'PUT',
  path: '/api/client_first_conn/',
  audience: 'public',
  summary: 'Ask for a mailed link that makes this password the account’s own',
  body: z.object({ client_email: email, NewPass: password }),
  replies: { 200: message, ...problems(400, 429) },
  limits: { perAddress: { max: 5, minutes: 15 } },
})

export const confirmPassword = endpoint({
  name: 'confirmPassword',
  method: 'POST',
  path: '/api/client_first_conn/confirm',
  audience: 'public',
  extension: true,
  summary: 'Use the mailed link: the same password once more',
  body: z.object({ token: linkToken, NewPass: password }),
  replies: {
    /** The client whose sessions have ended, so that a page signed in as that client can update. */
    200: z.object({ message: z.string(), id }),
    ...problems(400, 404, 429),
  },
  limits: { perAddress: { max: 20, minutes: 15 } },
})

export const confirmEmail = endpoint({
  name: 'confirmEmail',
  method: 'POST',
  path: '/api/client_modif/confirm',
  audience: 'public',
  extension: true,
  summary:
    'Use the mailed link: a new e-mail takes effect and ends every session, the one in use is proven',
  body: z.object({ token: linkToken }),
  replies: {
    /** The client whose e-mail changed, so that a page signed in as that client can update. */
    200: z.object({ message: z.string(), id, email: z.string() }),
    ...problems(400, 404, 409, 429),
  },
  limits: { perAddress: { max: 20, minutes: 15 } },
})

export const signOut = endpoint({
  name: 'signOut',
  method: 'POST',
  path: '/api/clients/logout',
  audience: 'client',
  extension: true,
  summary: 'End the session of the token',
  replies: { 200: message, ...problems(401) },
})
