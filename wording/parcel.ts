import { area } from './area'

export const parcelWords = area({
  title: 'Suivi du colis',
  follow: (carrier: string, number: string) => `${carrier} ${number}`,
})
