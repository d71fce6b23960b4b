import { paths } from '../../../contract/site/paths'
import { catalogueWords } from '../../../wording/catalogue'
import { ButtonLink } from '../../ui/ButtonLink'
import { PageHeading } from '../../ui/PageHeading'
import { Panel } from '../../ui/Panel'
import { useWords } from '../../ui/Shop'

export function ProductNotFound() {
  const catalogue = useWords(catalogueWords)
  return (
    <>
      <PageHeading>{catalogue.notFoundTitle}</PageHeading>
      <Panel>
        <p>{catalogue.notFound}</p>
        <ButtonLink to={paths.products}>{catalogue.backToShop}</ButtonLink>
      </Panel>
    </>
  )
}
