import { paths } from '../../../../contract/site/paths'
import { favouriteWords } from '../../../../wording/favourites'
import { toProblem } from '../../../api/Problem'
import { Button } from '../../../ui/Button'
import { Link } from '../../../ui/Link'
import { ProblemText } from '../../../ui/ProblemText'
import { useWords } from '../../../ui/Shop'
import styles from './FavouriteButton.module.css'
import { useFavourites } from './useFavourites'

/** A heart that keeps a product among the favourites, and the way to them. */
export function FavouriteButton({ serial }: { serial: string }) {
  const words = useWords(favouriteWords)
  const { serials, error, isBusy, refusal, add, remove } = useFavourites()
  // Another host keeps none.
  if (error && toProblem(error).status === 404) return null
  const isFavourite = serials?.includes(serial) ?? false
  return (
    <>
      <Button
        variant="quiet"
        className={styles.heart}
        data-is-favourite={isFavourite}
        isBusy={isBusy}
        onClick={({ detail }) => {
          // The second click of a double one would take the first back.
          if (detail > 1) return
          void (isFavourite ? remove(serial) : add(serial))
        }}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 20.5 4.2 12.6a5 5 0 0 1 7.1-7l.7.7.7-.7a5 5 0 0 1 7.1 7z" />
        </svg>
        <span>{isFavourite ? words.remove : words.add}</span>
      </Button>
      {isFavourite && <Link to={paths.favourites}>{words.toFavourites}</Link>}
      {refusal && (
        <p className={styles.refusal}>
          <ProblemText {...refusal} />
        </p>
      )}
    </>
  )
}
