import type { Client } from '../../contract/api/clients'
import type { ClientRow } from './queries'

/** The client as the session holds it. */
export function toClientReply(client: ClientRow): Client {
  return {
    id: client.id,
    prenom: client.firstName,
    nom: client.lastName,
    adresse: client.address,
    email: client.email ?? '',
  }
}
