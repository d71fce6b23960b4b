import { useId } from 'react'
import type { StaffOpening } from '../../../../contract/api/staff/staffOpening'
import { openingSteps, type OpeningStep } from '../../../../contract/openingSteps'
import { adminEnvironmentWords } from '../../../../wording/admin/environment'
import { adminOpeningWords } from '../../../../wording/admin/opening'
import { Button } from '../../../ui/Button'
import { Panel } from '../../../ui/Panel'
import { useWords } from '../../../ui/Shop'
import styles from './opening.module.css'

type Props = Pick<StaffOpening, 'missing' | 'sheets'> & { onGo: (step: OpeningStep) => void }

/** What the shop lacks to open lawfully, under the step that mends it. */
export function StillMissing({ missing, sheets, onGo }: Props) {
  const words = useWords(adminOpeningWords)
  const environment = useWords(adminEnvironmentWords)
  const id = useId()
  const groups = [...openingSteps, null].map((step) => ({
    step,
    lacks: missing.filter((lack) => lack.step === step),
    sheets: step === 'products' ? sheets : [],
  }))
  const shown = groups.filter(({ lacks, sheets: lines }) => lacks.length + lines.length > 0)
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{environment.missingTitle}</h2>
      {shown.length === 0 && <Panel>{environment.nothingMissing}</Panel>}
      {shown.map(({ step, lacks, sheets: lines }) => (
        <div key={step} className={styles.missing}>
          <h3>{step ? words.steps[step].title : words.onServer}</h3>
          <ul>
            {lacks.map(({ name, why }) => (
              <li key={name}>
                {why} <code>{name}</code>
              </li>
            ))}
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {step && (
            <Button
              variant="quiet"
              aria-label={words.goTo(words.steps[step].title)}
              onClick={() => onGo(step)}
            >
              {words.go}
            </Button>
          )}
        </div>
      ))}
    </section>
  )
}
