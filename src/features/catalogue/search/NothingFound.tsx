import { paths } from '../../../../contract/site/paths'
import { catalogueWords } from '../../../../wording/catalogue'
import { searchWords } from '../../../../wording/search'
import { ButtonLink } from '../../../ui/ButtonLink'
import { Panel } from '../../../ui/Panel'
import { useWords } from '../../../ui/Shop'

/** Nothing matches, or the page is beyond the last one. */
export function NothingFound({ isBeyond }: { isBeyond: boolean }) {
  const words = useWords(searchWords)
  const { emptyPage, backToShop } = useWords(catalogueWords)
  return (
    <Panel>
      <p>{isBeyond ? emptyPage : words.nothing}</p>
      <ButtonLink to={paths.products}>{backToShop}</ButtonLink>
    </Panel>
  )
}
