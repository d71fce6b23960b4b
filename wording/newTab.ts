import { area } from './area'

export const newTabWords = area({ newTab: '\u00a0(nouvel onglet)' })
