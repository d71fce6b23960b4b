import { area } from './area'

/** The words around the legal texts, and those of an unknown address. */
export const legalPagesWords = area(
  {
    noticeTitle: 'Mentions Légales',
    accessibilityTitle: 'Déclaration d’accessibilité',
    contents: 'Sommaire',
    updated: (date: string) => `Texte du ${date}, avec les indications actuelles de la boutique`,
    notFoundTitle: 'Erreur 404',
    notFound: 'Une erreur est survenue...',
    notFoundHint: 'Cette page n’existe pas, ou n’existe plus.',
    toHome: 'Retour à l’accueil',
  },
  { notFound: 'Une erreur est survenue…' },
)
