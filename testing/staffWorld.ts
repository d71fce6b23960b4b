import type { DeliveryMode } from '../contract/deliveryModes'
import type { OrderState } from '../contract/orderStates'
import { staffEndpoints } from '../contract/api/staff/staffEndpoints'
import { insertProduct } from './makeData'
import { newOrder } from './requests/newOrder'
import type { StaffFacts } from './staffFacts'
import { staffOn, type Member } from './staffOn'
import { clientRequests } from './staffRequests/clientRequests'
import { orderRequests } from './staffRequests/orderRequests'
import { promotionRequests } from './staffRequests/promotionRequests'
import { documentRequests } from './staffRequests/documentRequests'
import { productRequests } from './staffRequests/productRequests'
import { reviewRequests } from './staffRequests/reviewRequests'
import { sessionRequests } from './staffRequests/sessionRequests'
import { settingRequests } from './staffRequests/settingRequests'
import type { StaffRequests } from './staffRequests/StaffRequests'
import { teamRequests } from './staffRequests/teamRequests'
import { withdrawalRequests } from './staffRequests/withdrawalRequests'
import { startServer } from './startServer'

export type StaffWorld = Awaited<ReturnType<typeof openStaffWorld>>

/** A running shop with its staff, and a right request for each endpoint of the admin. */
export async function openStaffWorld() {
  const server = await startServer()
  const { sql } = server.services.database
  const product = await insertProduct(sql)
  const requests: StaffRequests = {
    ...sessionRequests(server),
    ...orderRequests(server),
    ...withdrawalRequests(server),
    ...promotionRequests(server),
    ...clientRequests(server),
    ...teamRequests,
    ...settingRequests(server),
    ...documentRequests(server),
    ...productRequests(server),
    ...reviewRequests(server),
  }

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

  /** A right request of an endpoint by this sender, without headers. */
  async function requestOf(name: string, facts: StaffFacts, sender: string) {
    const endpoint = staffEndpoints.find((one) => one.name === name)
    if (!endpoint) throw new Error(`The admin has no ${name}`)
    const { method } = endpoint
    const request = requests[name]
    const path = endpoint.path.replace(/:\w+/, (await request?.id?.(facts)) ?? ':id')
    const query = request?.query?.(facts)
    const url = query ? `${path}?${new URLSearchParams(query).toString()}` : path
    const body = await request?.body?.(senderOf(facts, sender), facts)
    // Headers are enough of a stream that is open; it ends with the server.
    const payloadAsStream = endpoint.isStream ?? false
    const isSent = endpoint.body ?? endpoint.file
    return { method, url, payloadAsStream, ...(isSent && body && { body }) }
  }
  return { server, newFacts, requestOf }
}
