import { area } from './area'

/** The name of a field that people do not see. */
export const trapWords = area({ label: 'Ne remplissez pas ce champ' })
