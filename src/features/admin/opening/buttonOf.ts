import type { OpeningStep } from '../../../../contract/openingSteps'

/** The id of the button that opens a step. */
export const buttonOf = (step: OpeningStep) => `etape-${step}`
