import type { FastifyInstance } from 'fastify'
import * as rows from '../../contract/api/clients'
import { exportClient } from '../../contract/api/personalData'
import { dataFileName } from '../../wording/dataFile'
import { clientsReplies as replies } from '../../wording/replies/clients'
import { registerEndpoint } from '../http/registerEndpoint'
import type { Services } from '../services'
import { changePassword } from './changePassword'
import { deleteClient } from './deleteClient'
import { confirmEmail, editClient } from './editClient'
import { askForPassword, confirmPassword } from './firstConnection'
import { personalData } from './personalData'
import { provePassword } from './provePassword'
import { register, signIn } from './signIn'
import { endToken } from './tokenEnds'
import { toWireClient } from './serialize'

/** Accounts: signing in and up, the profile, the password, the mailed links. */
export function registerClients(app: FastifyInstance, services: Services): void {
  const { sql } = services.database
  registerEndpoint(app, rows.signIn, ({ body }) =>
    signIn(services, { email: body.client_email, password: body.client_password }),
  )
  registerEndpoint(app, rows.register, ({ body }) => register(services, body))

  registerEndpoint(app, rows.signOut, async ({ client }) => {
    await endToken(services, client.session)
    return { message: replies.signedOut }
  })

  registerEndpoint(app, rows.editClient, async ({ client: { id }, body, limitMailTo }) => {
    const { client, isLinkSent } = await editClient(services, {
      clientId: id,
      oldPassword: body.OldPass,
      limitMailTo,
      email: body.Newemail ?? '',
      adress: body.NewAdress ?? '',
    })
    const message = isLinkSent ? replies.emailLinkSent : replies.addressChanged
    return { message, client: toWireClient(client) }
  })

  registerEndpoint(app, rows.changePassword, async ({ client, body }) => {
    const token = await changePassword(services, {
      clientId: client.id,
      oldPassword: body.OldPass,
      newPassword: body.NewPass,
    })
    return { message: replies.passwordChanged, token }
  })

  registerEndpoint(app, rows.deleteClient, async ({ client, body }) => {
    await provePassword(sql, { clientId: client.id, oldPassword: body.OldPass })
    await deleteClient(services, client.id)
    return { message: replies.accountDeleted }
  })

  registerEndpoint(app, rows.firstConnection, async ({ body, limitMailTo }) => {
    const { client_email: email, NewPass: password } = body
    await askForPassword(services, { email, password, limitMailTo })
    return { message: replies.passwordLinkSent }
  })

  registerEndpoint(app, rows.confirmPassword, async ({ body }) => {
    await confirmPassword(services, { token: body.token, password: body.NewPass })
    return { message: replies.passwordConfirmed }
  })

  registerEndpoint(app, rows.confirmEmail, async ({ body }) => {
    return { message: replies.emailConfirmed, ...(await confirmEmail(services, body.token)) }
  })

  registerEndpoint(app, exportClient, async ({ client, body, reply }) => {
    await provePassword(sql, { clientId: client.id, oldPassword: body.OldPass })
    void reply.header('Content-Disposition', `attachment; filename="${dataFileName}"`)
    return personalData(services, client.id)
  })
}
