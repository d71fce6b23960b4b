import { favouriteWords } from '../../wording/favourites'
import { AddToCartButton } from '../features/cart/AddToCartButton'
import { Favourites } from '../features/catalogue/favourites/Favourites'
import { PageHeading } from '../ui/PageHeading'
import { useWords } from '../ui/Shop'
import { shopTitle, unindexedHead } from './heads'
import type { PageHead } from './PageModule'

export function Page() {
  const { title } = useWords(favouriteWords)
  return (
    <>
      <PageHeading>{title}</PageHeading>
      <Favourites action={(product) => <AddToCartButton {...product} isOfMany />} />
    </>
  )
}

export const head: PageHead = (_, { settings }) =>
  unindexedHead(shopTitle(favouriteWords[settings.wording].title, settings))
