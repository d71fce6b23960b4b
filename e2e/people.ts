import { randomUUID } from 'node:crypto'

export type Person = {
  firstName: string
  lastName: string
  email: string
  address: string
  password: string
}

/** Someone whom no shop knows yet. */
export function newPerson(): Person {
  return {
    firstName: 'Camille',
    lastName: 'Lefèvre',
    email: `camille.${randomUUID().slice(0, 8)}@example.org`,
    address: '12 rue du Commerce, 41000 Blois',
    password: 'Torréfaction-du-matin-7',
  }
}
