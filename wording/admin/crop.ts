import { area } from '../area'

const percent = (value: number) => `${Math.round(value * 100)}\u00a0%`

export const adminCropWords = area({
  open: 'Cadrer',
  openName: (number: number) => `Cadrer l’image ${number}`,
  title: (number: number) => `Ce que la boutique montre de l’image ${number}`,
  hint: 'Les listes montrent un carré. Déplacez le cadre, ou tirez un de ses coins. Au clavier\u00a0: les flèches le déplacent (avec Maj, plus loin), + et − changent sa taille.',
  frame: (number: number) => `Cadre de l’image ${number}`,
  percent,
  size: 'Taille du cadre',
  left: 'Depuis la gauche',
  top: 'Depuis le haut',
  whole: 'Tout montrer',
  reset: 'Recentrer',
  close: 'Fermer',
  wholeShown: 'Toute l’image, avec des marges là où elle n’est pas carrée.',
  shown: (side: number, left: number, top: number) =>
    `Un carré de ${percent(side)} du petit côté, à ${percent(left)} de la gauche et ${percent(top)} du haut.`,
  failed: 'Cette image ne s’affiche pas ici\u00a0: rechargez la page.',
})
