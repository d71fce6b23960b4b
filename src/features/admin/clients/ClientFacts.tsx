import type { ReactNode } from 'react'
import type { StaffClient } from '../../../../contract/api/staff/staffClients'
import { adminClientsWords } from '../../../../wording/admin/clients'
import { phoneUrl } from '../../../ui/phoneUrl'
import { Price } from '../../../ui/Price'
import { useWords } from '../../../ui/Shop'
import styles from './clients.module.css'

/** How a client is reached, and the state of the account. */
export function ClientFacts({ client }: { client: StaffClient }) {
  const words = useWords(adminClientsWords)
  const { email, phone, address, proven, spent_cents: spent } = client
  return (
    <dl className={styles.facts}>
      <Fact name={words.contact}>
        <a href={`mailto:${email}`}>{email}</a>
        {phone && (
          <>
            <br />
            <a href={phoneUrl(phone)}>{phone}</a>
          </>
        )}
        <br />
        {address || words.noAddress}
      </Fact>
      <Fact name={words.since}>{words.date(client.since)}</Fact>
      <Fact name={words.seen}>{words.date(client.seen)}</Fact>
      <Fact name={words.email}>{proven ? words.proven(words.date(proven)) : words.notProven}</Fact>
      <Fact name={words.password}>
        {client.has_password ? words.hasPassword : words.noPassword}
      </Fact>
      {spent !== null && (
        <Fact name={words.spent}>
          <Price cents={spent} words={words.euros} />
        </Fact>
      )}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  )
}
