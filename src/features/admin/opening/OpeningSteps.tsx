import type { ReactNode } from 'react'
import type { StaffOpening } from '../../../../contract/api/staff/staffOpening'
import type { StaffSettings } from '../../../../contract/api/staff/staffSettings'
import type { OpeningStep } from '../../../../contract/openingSteps'
import { adminOpeningWords } from '../../../../wording/admin/opening'
import { useWords } from '../../../ui/Shop'
import type { ShowPreview } from '../products/PreviewPanel'
import { ClosedWeeksForm } from '../settings/ClosedWeeksForm'
import { DeliveryForm } from '../settings/DeliveryForm'
import { HoursForm } from '../settings/HoursForm'
import { IdentityForm } from '../settings/IdentityForm'
import { MailTest } from '../settings/MailTest'
import { MeansForm } from '../settings/MeansForm'
import { PreparationForm } from '../settings/PreparationForm'
import { EnvironmentStep } from './EnvironmentStep'
import styles from './opening.module.css'
import { ProductStep } from './ProductStep'
import { StepCard } from './StepCard'

type Facts = { opening: StaffOpening; settings: StaffSettings; showPreview: ShowPreview }
type Props = Facts & {
  shown: readonly OpeningStep[]
  onToggle: (step: OpeningStep, isOpen: boolean) => void
}

/** The form of each step. */
const forms: Record<OpeningStep, (facts: Facts, close: () => void) => ReactNode> = {
  identity: ({ settings }, close) => <IdentityForm setting={settings.identity} onClose={close} />,
  hours: ({ settings }, close) => <HoursForm setting={settings.hours} onClose={close} />,
  closedWeeks: ({ settings }, close) => (
    <ClosedWeeksForm setting={settings.closedWeeks} onClose={close} />
  ),
  delivery: ({ settings }, close) => <DeliveryForm setting={settings.delivery} onClose={close} />,
  preparation: ({ settings }, close) => (
    <PreparationForm setting={settings.preparation} onClose={close} />
  ),
  payment: ({ settings: { means } }, close) =>
    means.fixed.length > 0 ? (
      <EnvironmentStep group="payment" />
    ) : (
      <MeansForm setting={means} onClose={close} />
    ),
  mail: () => <MailTest />,
  products: ({ opening, showPreview }) => (
    <ProductStep opening={opening} showPreview={showPreview} />
  ),
}

/** Every step with its state and, while it is open, its form. */
export function OpeningSteps({ shown, onToggle, ...facts }: Props) {
  const words = useWords(adminOpeningWords)
  const { opening, settings } = facts
  return (
    <ol className={styles.steps}>
      {opening.steps.map(({ name, state }, index) => (
        <li key={name}>
          <StepCard
            name={name}
            place={index + 1}
            state={state}
            lines={linesOf(name)}
            isOpen={shown.includes(name)}
            onToggle={(isOpen) => onToggle(name, isOpen)}
          >
            {(close) => forms[name](facts, close)}
          </StepCard>
        </li>
      ))}
    </ol>
  )

  function linesOf(step: OpeningStep): readonly string[] {
    switch (step) {
      case 'identity':
        return []
      case 'payment':
        return settings.means.lines
      case 'mail':
        return opening.mail ? [words.mailTested(opening.mail)] : []
      case 'products':
        return [words.onSale(opening.on_sale, opening.invented)]
      default: {
        const { lines, is_initial: isInitial } = settings[step]
        return [...lines, ...(isInitial && step !== 'closedWeeks' ? [words.initial] : [])]
      }
    }
  }
}
