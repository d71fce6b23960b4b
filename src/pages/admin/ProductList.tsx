import { useSearchParams } from 'react-router-dom'
import { productViews } from '../../../contract/productViews'
import { adminPaths } from '../../../contract/site/adminPaths'
import { accounting, manager } from '../../../contract/staffRights'
import { adminProductsWords } from '../../../wording/admin/products'
import { ProductRows } from '../../features/admin/products/ProductRows'
import { ProductSearch } from '../../features/admin/products/ProductSearch'
import { ProductViews } from '../../features/admin/products/ProductViews'
import { useListStaffProductsQuery } from '../../features/admin/products/staffProductsApi'
import { useMay } from '../../features/admin/session/useMay'
import { Loaded } from '../../features/admin/parts/Loaded'
import { PageLinks } from '../../features/admin/parts/PageLinks'
import { usePlace } from '../../features/admin/parts/usePlace'
import { Link } from '../../ui/Link'
import { LinkGroup } from '../../ui/LinkGroup'
import { PageHeading } from '../../ui/PageHeading'
import { Panel } from '../../ui/Panel'
import { useWords } from '../../ui/Shop'
import { useAdminTitle } from './useAdminTitle'

export function ProductList() {
  const words = useWords(adminProductsWords)
  useAdminTitle(words.title)
  const isManager = useMay(manager)
  const mayAccount = useMay(accounting)
  const [params] = useSearchParams()
  const [q, categorie] = [params.get('q') ?? '', params.get('categorie') ?? '']
  const after = usePlace()
  const view = productViews.find((one) => one === params.get('vue'))
  const search = { q, categorie, ...(view && { vue: view }) }
  const query = useListStaffProductsQuery({
    ...(q && { q }),
    ...(view && { view }),
    ...(categorie && { category: categorie }),
    ...(after && { after }),
  })
  return (
    <>
      <PageHeading>{words.title}</PageHeading>
      <LinkGroup>
        {isManager && <Link to={adminPaths.newProduct}>{words.add}</Link>}
        {mayAccount && <Link to={adminPaths.catalogueFile}>{words.toFile}</Link>}
        <Link to={adminPaths.alerts}>{words.toAlerts}</Link>
      </LinkGroup>
      <ProductSearch search={search} />
      <ProductViews search={search} view={view} />
      <Loaded query={query} lines={12}>
        {({ products, next }) => {
          if (products.length === 0)
            return (
              <Panel>
                <p>{q ? words.noneFound(q) : words.none}</p>
                <Link to={adminPaths.products}>{words.all}</Link>
              </Panel>
            )
          return (
            <>
              <ProductRows products={products} />
              <PageLinks next={next} toFirst={words.firstPage} toNext={words.nextPage} />
            </>
          )
        }}
      </Loaded>
    </>
  )
}
