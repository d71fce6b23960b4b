import { Link } from 'react-router-dom'
import { BestProducts } from '../features/catalogue/BestProducts'
import { paths } from '../paths'
import { PageHeading } from '../ui/PageHeading'
import { useWords } from '../ui/Shop'

export function NotFoundPage() {
  const { legalPages } = useWords()
  return (
    <>
      <PageHeading>{legalPages.notFoundTitle}</PageHeading>
      <p>{legalPages.notFound}</p>
      <p>{legalPages.notFoundHint}</p>
      <Link to={paths.home}>{legalPages.toHome}</Link>
      <BestProducts />
    </>
  )
}
