import { randomUUID } from 'node:crypto'
import type { DeliveryMode } from '../contract/deliveryModes'
import type { OrderState } from '../contract/orderStates'
import { staffEndpoints } from '../contract/api/staff/staffEndpoints'
import { paymentAttempts, staffPasskeys } from '../server/database/schema'
import { inviteStaff } from '../server/staff/invite'
import { startAuthentication, startRegistration, verifyNewPasskey } from '../server/staff/passkeys'
import { decide } from '../server/withdrawals/decide'
import { Authenticator } from './Authenticator'
import { insertProduct, type RegisteredClient } from './makeData'
import { newOrder } from './requests/newOrder'
import { codeOf, staffPassword } from './staffCodes'
import { staffOn, type Member } from './staffOn'
import { startServer } from './startServer'
import { storeGuestWithdrawal } from './storeGuestWithdrawal'

export type StaffWorld = Awaited<ReturnType<typeof openStaffWorld>>
export type StaffFacts = {
  manager: Member
  helper: Member
  accountant: Member
  client: RegisteredClient
  /** Orders of the client: paid, and in preparation. */
  paid: string
  packed: string
}

/** A running shop with its staff, and a right request for each endpoint of the admin. */
export async function openStaffWorld() {
  const server = await startServer()
  const { services } = server
  const { sql } = services.database
  const product = await insertProduct(sql)

  async function newFacts(): Promise<StaffFacts> {
    const manager = await staffOn(server)
    const client = await server.registerClient()
    const order = async (state: OrderState, delivery: DeliveryMode = 'domicile') => {
      const lines = [{ product, quantity: 2 }]
      return (await newOrder(sql, { clientId: client.id, state, delivery, lines })).id
    }
    return {
      manager,
      client,
      paid: await order('payée'),
      packed: await order('en préparation'),
      helper: await staffOn(server, 'préparation'),
      accountant: await staffOn(server, 'comptable'),
    }
  }

  const senderOf = (facts: StaffFacts, sender: string): Member => {
    const { manager, helper, accountant } = facts
    const named: Record<string, Member> = { préparation: helper, comptable: accountant }
    return named[sender] ?? manager
  }

  const bodies: Record<string, (sender: Member, facts: StaffFacts) => object | Promise<object>> = {
    staffSignIn: ({ email, secret }) => ({
      staff_email: email,
      password: staffPassword,
      code: codeOf(secret),
    }),
    async passkeySignIn(sender) {
      const phone = new Authenticator()
      await storePasskey(sender, phone)
      return { passkey: phone.get(await startAuthentication(services)) }
    },
    proveStaff: ({ secret }) => ({ code: codeOf(secret) }),
    openInvitation: async (_, facts) => ({ token: await invite(facts) }),
    async acceptInvitation(_, facts) {
      const token = await invite(facts)
      const headers = { origin: facts.manager.headers.origin }
      const url = '/api/admin/invitation'
      const opened = await server.inject({ method: 'POST', url, headers, body: { token } })
      const { secret } = opened.json<{ secret: string }>()
      return { token, password: staffPassword, code: codeOf(secret) }
    },
    changeStaffOrder: () => ({
      version: 0,
      state: 'expédiée',
      carrier: 'Colissimo',
      tracking_number: '6A12345678901',
    }),
    cancelStaffOrder: () => ({ version: 0 }),
    async refundStaffOrder(_, { paid }) {
      await pay(paid)
      return { version: 0, cents: 100 }
    },
    async receiveStaffPayment(_, { paid }) {
      await pay(paid, 'transfer')
      return { version: 0 }
    },
    confirmStaffRefunds: () => ({ version: 0 }),
    noteStaffOrder: () => ({ text: 'À livrer le matin' }),
    correctStaffOrderAddress: () => ({
      version: 0,
      address: { street: '4 quai Saint-Jean', postcode: '41000', town: 'Blois' },
    }),
    matchStaffWithdrawal: (_, { paid }) => ({ order: paid }),
    decideStaffWithdrawal: () => ({ accepted: true }),
    refundStaffWithdrawal: () => ({ restock: false }),
    addPasskey: async (sender) => ({
      passkey: new Authenticator().create(await startRegistration(services, sender)),
    }),
  }

  /** A guest's withdrawal from the paid order; what becomes of it is asked for by these endpoints. */
  async function withdraw(name: string, { paid, client }: StaffFacts): Promise<string> {
    const isMatched = name !== 'matchStaffWithdrawal'
    const id = await storeGuestWithdrawal(sql, {
      orderId: isMatched ? Number(paid) : null,
      email: client.email,
      submittedAt: services.clock(),
    })
    const isDecided = ['receiveStaffWithdrawal', 'refundStaffWithdrawal'].includes(name)
    if (isDecided) await decide(services, { id, to: 'accepted' })
    return String(id)
  }

  /** Money was taken for an order, or a transfer is awaited. */
  async function pay(orderId: string, means: 'demonstration' | 'transfer' = 'demonstration') {
    const id = randomUUID()
    const at = services.clock()
    const isAwaited = means === 'transfer'
    await sql.insert(paymentAttempts).values({
      id,
      orderId: Number(orderId),
      means,
      provider: isAwaited ? 'transfer' : 'demonstration',
      providerReference: id,
      amountCents: 250,
      state: isAwaited ? 'pending' : 'succeeded',
      createdAt: at,
      ...(!isAwaited && { endedAt: at }),
    })
  }

  async function invite({ client }: StaffFacts): Promise<string> {
    const link = await inviteStaff(services, { email: client.email, role: 'comptable', by: null })
    return link.split('#token=')[1] ?? ''
  }

  async function storePasskey(sender: Member, phone: Authenticator): Promise<void> {
    const made = phone.create(await startRegistration(services, sender))
    const passkey = await verifyNewPasskey(services, sender.id, made)
    await sql.insert(staffPasskeys).values({ ...passkey!, createdAt: services.clock() })
  }

  /** A right request of an endpoint by this sender, without headers. */
  async function requestOf(name: string, facts: StaffFacts, sender: string) {
    const endpoint = staffEndpoints.find((one) => one.name === name)
    if (!endpoint) throw new Error(`The admin has no ${name}`)
    const { method } = endpoint
    const number = endpoint.path.includes('/withdrawals/')
      ? await withdraw(name, facts)
      : facts[name === 'changeStaffOrder' ? 'packed' : 'paid']
    const url = endpoint.path.replace(':id', number)
    const body = await bodies[name]?.(senderOf(facts, sender), facts)
    return { method, url, ...(endpoint.body && body && { body }) }
  }
  return { server, newFacts, requestOf }
}
