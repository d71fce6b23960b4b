import { area } from './area'

export const newTabWords = area({ newTab: ' (nouvel onglet)' })
