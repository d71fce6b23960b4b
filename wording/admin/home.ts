import { area } from '../area'

/** The forms of the home page: its words, its picture and what stands first. */
export const adminHomeWords = area({
  emptyHint: 'Un champ laissé vide garde les mots d’origine, écrits en gris.',
  upTo: (max: number) => `${max} caractères au plus`,
  notice: 'Bandeau',
  noticeHint:
    'Une ligne en haut de la page, par exemple «\u00a0Fermé du 24 au 31 décembre\u00a0». Vide\u00a0: aucune.',
  headline: 'Titre',
  introduction: 'Introduction',
  picture: 'Image',
  noPicture: 'C’est l’image d’origine, une nature morte.',
  choosePicture: 'Choisir une image',
  otherPicture: 'Choisir une autre image',
  pictureHint:
    'Une photo large, 2400 sur 1200 pixels si possible. Sur un ordinateur, les mots en couvrent la gauche\u00a0; un téléphone n’en montre que le carré du milieu.',
  alt: 'Ce que montre l’image',
  altHint: 'Pour ceux qui ne la voient pas.',
  pictureOnItsWay:
    'Une image est encore en route\u00a0: attendez qu’elle soit là, puis enregistrez.',
  removePicture: 'Revenir à l’image d’origine',
  historyTitle: 'Titre de l’histoire',
  paragraphs: 'Histoire',
  paragraphsHint: 'Quatre paragraphes au plus, séparés par une ligne vide.',
  value: (place: number) => `Valeur ${place}`,
  valueTitle: 'Titre de la valeur',
  valueText: 'Texte de la valeur',
  preview: 'Aperçu',
  previewHint: 'Rien n’est publié avant l’enregistrement.',
  bestHint: (max: number) =>
    `Jusqu’à ${max} produits de votre choix, dans votre ordre. Les plus vendus prennent les places qui restent. Un produit épuisé garde sa place\u00a0; un produit retiré la laisse, et la retrouve s’il revient.`,
  chosen: 'Produits en tête',
  noneChosen: 'Aucun\u00a0: les plus vendus d’abord.',
  retired: 'retiré de la vente, laissé de côté',
  soldOut: 'épuisé',
  serial: (serial: string) => `réf. ${serial}`,
  earlier: 'Monter',
  earlierName: (name: string) => `Monter\u00a0: ${name}`,
  later: 'Descendre',
  laterName: (name: string) => `Descendre\u00a0: ${name}`,
  remove: 'Retirer',
  removeName: (name: string) => `Retirer de la liste\u00a0: ${name}`,
  moved: (name: string, place: number) => `${name}\u00a0: place ${place}.`,
  removed: (name: string) => `${name} n’est plus dans la liste.`,
  added: (name: string, place: number) => `${name} est ajouté, place ${place}.`,
  find: 'Chercher un produit à ajouter',
  findHint: 'Nom ou référence',
  search: 'Chercher',
  found: (count: number, max: number) => {
    if (count === 0) return 'Aucun produit de ce nom.'
    if (count === 1) return 'Un produit trouvé.'
    if (count > max) return `Voici les ${max} premiers\u00a0: précisez la recherche.`
    return `${count} produits trouvés.`
  },
  allChosen: 'Déjà dans la liste.',
  add: 'Ajouter',
  addName: (name: string) => `Ajouter\u00a0: ${name}`,
  isFull: (max: number) => `La liste est pleine\u00a0: ${max} produits.`,
})
