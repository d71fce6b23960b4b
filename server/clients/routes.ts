import type { LimitMails } from '../mail/mailedLinks'
import type { FastifyInstance } from 'fastify'
import * as endpoints from '../../contract/api/clients'
import type { Endpoint } from '../../contract/api/endpoint'
import { exportClient } from '../../contract/api/personalData'
import { dataFileName } from '../../wording/dataFile'
import { clientsReplies as replies } from '../../wording/replies/clients'
import { registerEndpoint, type EndpointRequest } from '../http/registerEndpoint'
import type { Services } from '../services'
import { changePassword } from './changePassword'
import type { ClientHoldings } from './ClientHoldings'
import { deleteClient } from './deleteClient'
import { confirmEmail, editClient } from './editClient'
import { askForPassword, confirmPassword } from './firstConnection'
import type { LimitMailTo } from './links'
import { personalData } from './personalData'
import { provePassword } from './provePassword'
import { register, signIn } from './signIn'
import { toClientReply } from './serialize'
import { endToken } from './tokenEnds'
import type { Tokens } from './tokens'

type Needs = Services & { tokens: Tokens; limitMails: LimitMails; holdings: ClientHoldings }

/** Account endpoints: sign-in and sign-up, the profile, the password, the mailed links. */
export function registerClients(app: FastifyInstance, services: Needs): void {
  const { holdings, limitMails } = services
  const limitMailTo =
    ({ request, reply }: Pick<EndpointRequest<Endpoint>, 'request' | 'reply'>): LimitMailTo =>
    (email) =>
      limitMails({ email, kind: 'account' }, request, reply)

  registerEndpoint(app, endpoints.signIn, ({ body }) =>
    signIn(services, { email: body.client_email, password: body.client_password }),
  )
  registerEndpoint(app, endpoints.register, ({ body }) => register(services, body))

  registerEndpoint(app, endpoints.signOut, async ({ client }) => {
    await endToken(services, client.session)
    return { message: replies.signedOut }
  })

  registerEndpoint(app, endpoints.editClient, async ({ client: { id }, body, ...http }) => {
    const { client, isLinkSent } = await editClient(services, {
      clientId: id,
      oldPassword: body.OldPass,
      limitMailTo: limitMailTo(http),
      email: body.Newemail ?? '',
      address: body.NewAdress ?? '',
    })
    const message = isLinkSent ? replies.emailLinkSent : replies.addressChanged
    return { message, client: toClientReply(client) }
  })

  registerEndpoint(app, endpoints.changePassword, async ({ client, body }) => {
    const token = await changePassword(services, {
      clientId: client.id,
      oldPassword: body.OldPass,
      newPassword: body.NewPass,
    })
    return { message: replies.passwordChanged, token }
  })

  registerEndpoint(app, endpoints.deleteClient, async ({ client, body }) => {
    const proof = { clientId: client.id, oldPassword: body.OldPass }
    const proven = await provePassword(services, proof)
    await deleteClient(services, client.id, holdings.eraseHoldings, proven)
    return { message: replies.accountDeleted }
  })

  registerEndpoint(app, endpoints.firstConnection, async ({ body, ...http }) => {
    const { client_email: email, NewPass: password } = body
    await askForPassword(services, { email, password, limitMailTo: limitMailTo(http) })
    return { message: replies.passwordLinkSent }
  })

  registerEndpoint(app, endpoints.confirmPassword, async ({ body }) => {
    const id = await confirmPassword(services, { token: body.token, password: body.NewPass })
    return { message: replies.passwordConfirmed, id }
  })

  registerEndpoint(app, endpoints.confirmEmail, async ({ body }) => {
    return { message: replies.emailConfirmed, ...(await confirmEmail(services, body.token)) }
  })

  registerEndpoint(app, exportClient, async ({ client, body, reply }) => {
    await provePassword(services, { clientId: client.id, oldPassword: body.OldPass })
    void reply.header('Content-Disposition', `attachment; filename="${dataFileName}"`)
    return personalData(services, client.id, holdings)
  })
}
