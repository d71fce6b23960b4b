import { paths } from '../../contract/site/paths'
import { contactWords } from '../../wording/contact'
import { ContactColumns } from '../features/contact/ContactColumns'
import { ContactForm } from '../features/contact/ContactForm'
import { ShopPlan } from '../features/contact/ShopPlan'
import { ShopHoursPlace } from '../features/delivery/ShopHoursPlace'
import { ContactDetails } from '../features/legal/ContactDetails'
import { PageHeading } from '../ui/PageHeading'
import { useWords } from '../ui/Shop'
import { indexedHead } from './heads'
import type { PageHead } from './PageModule'

export function Page() {
  const contact = useWords(contactWords)
  return (
    <>
      <PageHeading>{contact.title}</PageHeading>
      <p>
        {contact.introduction} {contact.orders}
      </p>
      <ContactColumns>
        <div>
          <ContactDetails />
          <ShopHoursPlace />
        </div>
        <ShopPlan />
      </ContactColumns>
      <ContactForm />
    </>
  )
}

export const head: PageHead = (_, { settings }) => {
  const { title, description } = contactWords[settings.wording]
  return indexedHead(paths.contact, title, description(settings.seller.address))
}
