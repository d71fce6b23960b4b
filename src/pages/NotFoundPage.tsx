import { paths } from '../../contract/site/paths'
import { legalPagesWords } from '../../wording/legalPages'
import { BestProducts } from '../features/catalogue/BestProducts'
import { catalogueApi } from '../features/catalogue/catalogueApi'
import { ButtonLink } from '../ui/ButtonLink'
import { PageHeading } from '../ui/PageHeading'
import { Panel } from '../ui/Panel'
import { useWords } from '../ui/Shop'
import { shopTitle, unindexedHead } from './heads'
import { unwatched, type PageHead, type PageLoad } from './PageModule'

export function Page() {
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

export const load: PageLoad = (_, dispatch) =>
  dispatch(catalogueApi.endpoints.listBestProducts.initiate(undefined, unwatched))

export const head: PageHead = (_, { settings }) =>
  unindexedHead(shopTitle(legalPagesWords[settings.wording].notFoundTitle, settings))
