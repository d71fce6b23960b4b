import type { Client } from '../../contract/api/clients'

type ClientReply = Omit<Client, 'adresse'> & { adresse?: string | null }

/** The client of a reply as the session stores it; another host may leave the address out. */
export function toClient({ id, prenom, nom, adresse = null, email }: ClientReply): Client {
  return { id, prenom, nom, adresse, email }
}
