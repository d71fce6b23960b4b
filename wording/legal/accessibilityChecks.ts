import type { LegalSection } from './legalText'

/**
 * The sections of the statement on how it was made; a journey checks whatever they say was checked.
 */
export function accessibilityChecks(isAudited: boolean): LegalSection[] {
  return [established(isAudited), technologies(), environment(), means(), pages(isAudited)]
}

function established(isAudited: boolean): LegalSection {
  const basis = isAudited
    ? 'd’après un audit, que le vendeur tient à disposition, et'
    : 'le 25 novembre 2026,'
  return {
    id: 'etablissement-de-cette-declaration',
    title: 'Établissement de cette déclaration d’accessibilité',
    blocks: [
      `Cette déclaration a été établie ${basis} d’après les vérifications faites pendant la
      réalisation du site. Elle sera mise à jour après un audit, à chaque modification substantielle du site
      et, au plus tard, dans les trois ans.`,
    ],
  }
}

function technologies(): LegalSection {
  return {
    id: 'technologies-utilisees',
    title: 'Technologies utilisées pour la réalisation du site',
    blocks: [{ list: ['HTML', 'CSS', 'JavaScript', 'WAI-ARIA', 'SVG'] }],
  }
}

function environment(): LegalSection {
  return {
    id: 'environnement-de-test',
    title: 'Environnement de test',
    blocks: [
      `Chromium sous Linux, dans des fenêtres de 320 à 1440 pixels de large, avec et sans JavaScript, à la
      souris et au clavier ; Firefox sous Linux, pour un achat et à 390 pixels de large. Aucune technologie
      d’assistance n’a été employée.`,
    ],
  }
}

function means(): LegalSection {
  return {
    id: 'outils',
    title: 'Outils pour évaluer l’accessibilité',
    blocks: [
      {
        list: [
          `des parcours automatiques du site dans Chromium, dont un achat fait au clavier seul, du lien «
          Aller au contenu » à la commande payée ;`,
          `le même achat dans Firefox ;`,
          `la comparaison, dans Chromium, de ce qu’un lecteur d’écran reçoit de la connexion, du panier et du
          paiement avec ce qu’il doit dire ;`,
          `la mise en page de chaque page à 320 pixels de large, au zoom de 400 %, avec un texte deux fois
          plus grand et avec un texte espacé ;`,
          `la validation du code des pages par Nu Html Checker ;`,
          `l’examen par axe-core de chaque écran dans chacun de ses états, en clair et en sombre, dans des
          fenêtres de 1440 et de 390 pixels de large ;`,
          `l’analyse du code des pages par les règles jsx-a11y d’oxlint.`,
        ],
      },
    ],
  }
}

function pages(isAudited: boolean): LegalSection {
  const checked = isAudited
    ? 'Les pages examinées figurent dans le rapport de l’audit.'
    : 'Aucune page n’a fait l’objet d’une vérification de conformité complète.'
  return {
    id: 'pages-verifiees',
    title: 'Pages du site ayant fait l’objet de la vérification de conformité',
    blocks: [
      `${checked} Les parcours automatiques
      ouvrent les pages suivantes, et vérifient leur titre et qu’elles tiennent dans la largeur de la
      fenêtre :`,
      {
        list: [
          `l’accueil, la liste des produits, une catégorie et la fiche d’un produit ;`,
          `la connexion, la création d’un compte, la première connexion et la confirmation du mot de passe
          ou de l’adresse e-mail ;`,
          `le panier, la commande, le profil, sa modification et la suppression du compte ;`,
          `la page de contact, les pages légales, dont celle-ci, et la page d’erreur 404.`,
        ],
      },
    ],
  }
}
