import { randomUUID } from 'node:crypto'

export type Person = {
  firstName: string
  lastName: string
  email: string
  address: string
  password: string
}

/** A person whom no shop knows yet. */
export const newPerson = (): Person => ({
  firstName: 'Camille',
  lastName: 'Lefèvre',
  email: `camille.${randomUUID().slice(0, 8)}@example.org`,
  address: '12 rue du Commerce, 41000 Blois',
  password: 'Torréfaction-du-matin-7',
})

/** The fields of a person's registration. */
export const registrationOf = (person: Person) => ({
  client_firstName: person.firstName,
  client_lastName: person.lastName,
  client_email: person.email,
  client_adress: person.address,
  client_password: person.password,
})
