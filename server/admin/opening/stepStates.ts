import { openingSteps, type OpeningStep, type StepState } from '../../../contract/openingSteps'
import { sellerSettings } from '../../../contract/sellerFacts'
import type { StaffOpening } from '../../../contract/api/staff/staffOpening'

type Facts = Pick<StaffOpening, 'sheets' | 'on_sale' | 'invented' | 'mail'> & {
  /** The names of what is missing. */
  missing: readonly string[]
  /** The names of the settings that were saved. */
  changed: ReadonlySet<string>
}

const sellerNames: readonly string[] = Object.values(sellerSettings)

/** The step that mends what is missing; null where only the server's operator can. */
export function stepOf(name: string): OpeningStep | null {
  if (sellerNames.includes(name)) return 'identity'
  if (name === 'PAYMENT' || name.startsWith('STRIPE_')) return 'payment'
  return name === 'SMTP_URL' ? 'mail' : null
}

/** What is done, and what is still to be done and by whom. */
export function stepStates(facts: Facts): StaffOpening['steps'] {
  return openingSteps.map((name) => ({ name, state: stateOf(name, facts) }))
}

function stateOf(step: OpeningStep, facts: Facts): StepState {
  const { missing, changed, mail, sheets, on_sale: onSale, invented } = facts
  if (missing.some((name) => stepOf(name) === step))
    // Only the operator of the server sets how mails leave.
    return step === 'mail' ? 'operator' : 'todo'
  const done = (isDone: boolean) => (isDone ? 'done' : 'todo')
  switch (step) {
    case 'identity':
    case 'payment':
      return 'done'
    case 'mail':
      return done(mail?.state === 'sent')
    case 'products':
      return done(onSale > 0 && invented === 0 && sheets.length === 0)
    case 'closedWeeks':
      return changed.has(step) ? 'done' : 'optional'
    default:
      return done(changed.has(step))
  }
}
