import { contactWords } from '../../wording/contact'
import { ContactDetails } from '../features/legal/ContactDetails'
import { PageHeading } from '../ui/PageHeading'
import { useWords } from '../ui/Shop'

export function ContactPage() {
  const contact = useWords(contactWords)
  return (
    <>
      <PageHeading>{contact.title}</PageHeading>
      <p>{contact.introduction}</p>
      <ContactDetails />
      <p>{contact.orders}</p>
    </>
  )
}
