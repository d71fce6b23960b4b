import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { maxFavourites } from '../../../../contract/favourites'
import { paths } from '../../../../contract/site/paths'
import { favouriteWords } from '../../../../wording/favourites'
import { toProblem } from '../../../api/Problem'
import { returnTo } from '../../../returnPath'
import { ButtonLink } from '../../../ui/ButtonLink'
import { Failure } from '../../../ui/Failure'
import { Link } from '../../../ui/Link'
import { Panel } from '../../../ui/Panel'
import { ProblemText } from '../../../ui/ProblemText'
import { useWords } from '../../../ui/Shop'
import type { ProductAction } from '../ProductCard'
import { ProductGridSkeleton } from '../ProductGridSkeleton'
import { FavouriteProducts } from './FavouriteProducts'
import styles from './Favourites.module.css'
import { useFavourites } from './useFavourites'

/** The favourites of a visitor or of a client, with the same words. */
export function Favourites({ action }: { action: ProductAction }) {
  const words = useWords(favouriteWords)
  const { serials, error, refetch, isVisitor, leftCount, refusal, remove } = useFavourites()
  const back = returnTo(useLocation())
  const [hadSome, setHadSome] = useState(false)
  if (serials && serials.length > 0 && !hadSome) setHadSome(true)
  if (!serials && error) return <Failure problem={toProblem(error)} onRetry={refetch} />
  if (!serials)
    return (
      <>
        <p className={styles.withoutScript}>{words.withoutScript}</p>
        <div className={styles.waiting}>
          <ProductGridSkeleton cards={4} />
        </div>
      </>
    )
  if (serials.length === 0)
    return (
      <Panel isNews={hadSome}>
        <p>{words.empty}</p>
        <ButtonLink to={paths.products}>{words.toShop}</ButtonLink>
      </Panel>
    )
  return (
    <>
      {isVisitor && (
        <p className={styles.note}>
          {words.inBrowser} <Link to={paths.login + back}>{words.signIn}</Link>
        </p>
      )}
      {leftCount > 0 && <p className={styles.note}>{words.left(leftCount, maxFavourites)}</p>}
      {refusal && (
        <p className={styles.refusal}>
          <ProblemText {...refusal} />
        </p>
      )}
      <FavouriteProducts serials={serials} action={action} onRemove={remove} />
    </>
  )
}
