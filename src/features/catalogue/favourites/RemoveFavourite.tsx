import { favouriteWords } from '../../../../wording/favourites'
import { Button } from '../../../ui/Button'
import { focusMain } from '../../../ui/focus'
import { useWords } from '../../../ui/Shop'

type Props = { serial: string; name: string; onRemove: (serial: string) => Promise<void> }

export function RemoveFavourite({ serial, name, onRemove }: Props) {
  const words = useWords(favouriteWords)
  return (
    <Button
      variant="quiet"
      aria-label={words.removeOf(name)}
      onClick={() => {
        focusMain()
        void onRemove(serial)
      }}
    >
      {words.removeShort}
    </Button>
  )
}
