import { chooseWords } from './words'

/** The default wording: the sentences of the specification to the letter. */
export const specified = chooseWords('specified')
