import { Link } from 'react-router-dom'
import { paths } from '../../paths'
import { PageHeading } from '../../ui/PageHeading'
import { useWords } from '../../ui/Shop'

export function ProductNotFound() {
  const { catalogue } = useWords()
  return (
    <>
      <PageHeading>{catalogue.notFoundTitle}</PageHeading>
      <p>{catalogue.notFound}</p>
      <Link to={paths.products}>{catalogue.backToShop}</Link>
    </>
  )
}
