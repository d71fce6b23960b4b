import { Fragment, useState, type ReactNode } from 'react'
import type { Client } from '../../../contract/api/clients'
import { useIsSessionKnown, useSession } from '../../app/hooks'
import { Waiting } from '../../ui/Waiting'
import { NotConnected } from './NotConnected'

/** The content of a page for clients, or why it is not shown. */
export function ForClients({ children }: { children: (client: Client) => ReactNode }) {
  const { client } = useSession()
  const isKnown = useIsSessionKnown()
  const [hadClient, setHadClient] = useState(false)
  if (client && !hadClient) setHadClient(true)
  if (!isKnown) return <Waiting />
  if (!client) return <NotConnected isNews={hadClient} />
  // Nothing of one client stays on the page of another.
  return <Fragment key={client.id}>{children(client)}</Fragment>
}
