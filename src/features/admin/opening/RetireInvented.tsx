import { adminOpeningWords } from '../../../../wording/admin/opening'
import { useWords } from '../../../ui/Shop'
import { ActButton } from '../news/ActButton'
import { useRetireInventedProductsMutation } from './staffOpeningApi'

/** Takes the products that filled the empty shop off sale. */
export function RetireInvented({ count }: { count: number }) {
  const words = useWords(adminOpeningWords)
  const [retire] = useRetireInventedProductsMutation()
  return (
    <div>
      <p>{words.inventedWhy}</p>
      <ActButton variant="quiet" act={() => retire(undefined).unwrap()}>
        {words.retireInvented(count)}
      </ActButton>
    </div>
  )
}
