import { conditionsInForcePath } from '../../../contract/site/conditionsFiles'
import { conditionsLinkWords } from '../../../wording/conditionsLink'
import { useSettings, useWords } from '../../ui/Shop'

/** The conditions of sale in force, as a file. */
export function ConditionsPdfLink() {
  const { pdf } = useWords(conditionsLinkWords)
  const { basePath } = useSettings()
  return (
    <p>
      <a type="application/pdf" href={basePath.slice(0, -1) + conditionsInForcePath}>
        {pdf}
      </a>
    </p>
  )
}
