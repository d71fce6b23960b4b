import { legalPagesWords } from '../../wording/legalPages'
import { BestProducts } from '../features/catalogue/BestProducts'
import { paths } from '../paths'
import { ButtonLink } from '../ui/ButtonLink'
import { PageHeading } from '../ui/PageHeading'
import { Panel } from '../ui/Panel'
import { useWords } from '../ui/Shop'

export function NotFoundPage() {
  const legalPages = useWords(legalPagesWords)
  return (
    <>
      <PageHeading>{legalPages.notFoundTitle}</PageHeading>
      <Panel>
        <p>{legalPages.notFound}</p>
        <p>{legalPages.notFoundHint}</p>
        <ButtonLink to={paths.home}>{legalPages.toHome}</ButtonLink>
      </Panel>
      <BestProducts />
    </>
  )
}
