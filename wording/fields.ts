import { area } from './area'

export const fieldWords = area({
  /** The mark stands beside the label of a field. */
  required: '* champ obligatoire',
})
