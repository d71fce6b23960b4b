import { area } from './area'

export const galleryWords = area({
  pictures: 'Images du produit',
  choose: 'Choisir une image',
  /** Of a picture without a text of its own. */
  view: (name: string, number: number) => `${name}, image ${number}`,
  enlarge: (picture: string) => `Agrandir\u00a0: ${picture}`,
  show: (picture: string) => `Montrer\u00a0: ${picture}`,
  count: (number: number, of: number) => `${number} / ${of}`,
  enlarged: 'Image agrandie',
  twice: (picture: string) => `Deux fois plus grand\u00a0: ${picture}`,
  previous: 'Image précédente',
  next: 'Image suivante',
  close: 'Fermer',
})
