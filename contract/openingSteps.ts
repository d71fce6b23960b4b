/** What a new shopkeeper does before the shop opens, in the order of the page. */
export const openingSteps = [
  'identity',
  'hours',
  'closedWeeks',
  'delivery',
  'preparation',
  'payment',
  'mail',
  'products',
] as const
export type OpeningStep = (typeof openingSteps)[number]

/** `operator`: it is still to be done, on the server. */
export const stepStates = ['done', 'todo', 'optional', 'operator'] as const
export type StepState = (typeof stepStates)[number]
