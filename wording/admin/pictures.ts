import { area } from '../area'

export const adminPicturesWords = area({
  title: 'Images',
  add: 'Ajouter des images',
  addHint: (max: number) =>
    `Déposez-les ici ou choisissez-les\u00a0: JPEG, PNG, WebP ou AVIF, 20\u00a0Mo au plus chacune, ${max} par produit. La boutique les réduit elle-même.`,
  newer:
    'Entre-temps, quelqu’un a changé les images de ce produit\u00a0: les vôtres, ci-dessous, remplaceront les siennes.',
  sending: (place: number, count: number) =>
    count > 1 ? `Envoi de l’image ${place} sur ${count}…` : 'Envoi de l’image…',
  noRoom: (name: string) => `${name} n’est pas ajoutée\u00a0: ce produit a déjà toutes ses images.`,
  tooLarge: (name: string) => `${name} dépasse 20\u00a0Mo\u00a0: réduisez-la d’abord.`,
  unread: 'La réponse de la boutique n’est pas arrivée entière. Ajoutez l’image de nouveau.',
  refused: (name: string, why: string) => `${name} n’est pas ajoutée. ${why}`,
  first: 'La première image est celle des listes et du panier. Elle porte le nom du produit.',
  firstAlt: (alt: string) =>
    `Le texte «\u00a0${alt}\u00a0» ne sera donc pas enregistré, sauf si une autre image passe devant.`,
  nth: (number: number) => `Image ${number}`,
  altOf: (number: number) => `Ce que montre l’image ${number}`,
  earlier: 'Avancer',
  earlierName: (number: number) => `Avancer l’image ${number}`,
  later: 'Reculer',
  laterName: (number: number) => `Reculer l’image ${number}`,
  remove: 'Retirer',
  removeName: (number: number) => `Retirer l’image ${number}`,
})
