import { area } from './area'

export const homeWords = area({
  /** For search engines and shared links, in some 155 characters like every description. */
  description: (shop: string, address: string) =>
    `${shop}${address && `, ${address}`}\u00a0: cafés, thés en feuilles, tisanes et accessoires. Retrait en boutique ou livraison à domicile.`,
  headline: 'Le café et le thé, choisis à Blois',
  introduction:
    'Des grains torréfiés avec soin, des feuilles entières, des plantes séchées, et de quoi les préparer comme il faut.',
  toCoffee: 'Les cafés',
  toTea: 'Les thés',
  toShop: 'Découvrir la boutique',
  categories: 'Nos catégories',
  heroPicture:
    'Nature morte\u00a0: café filtre fumant, sachet d’Éthiopie, boîte de Sencha, tasse et grains de café dans une lumière douce',
  history: {
    title: 'Notre histoire',
    paragraphs: [
      'Le café pousse en altitude, entre les tropiques\u00a0; le thé vient de jardins dont chaque récolte a son caractère. Entre la plante et la tasse, il y a le tri, la torréfaction ou le flétrissage, puis votre façon de préparer.',
      'Nous avons ouvert ce comptoir pour raccourcir ce chemin\u00a0: peu de références, dites clairement, avec l’origine, le goût et la préparation de chacune. Venez les sentir à Blois, ou faites-les venir chez vous.',
    ],
    video: 'Volutes de vapeur au-dessus d’une tasse de café posée sur une table en bois',
    play: 'Lire la vidéo',
    pause: 'Mettre la vidéo en pause',
  },
  values: {
    title: 'Ce qui nous tient à cœur',
    items: [
      {
        title: 'L’origine, dite en clair',
        text: 'Le pays figure sur chaque fiche, et pour les cafés la région, l’altitude ou la variété.',
      },
      {
        title: 'Le goût, avant tout',
        text: 'Chaque description parle de ce que l’on trouve dans la tasse et de la bonne façon de la préparer.',
      },
      {
        title: 'Le prix, sans surprise',
        text: 'Aucune taxe ne s’ajoute aux prix affichés, et le total du panier est celui que vous réglez.',
      },
    ],
  },
})
