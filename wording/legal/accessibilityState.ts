import { readAccessibility, type Accessibility } from '../../contract/accessibility'
import type { LegalSection, Seller } from './legalText'

/** What the statement declares: what the seller set, and nothing more. */
export function accessibilityState(seller: Seller): LegalSection[] {
  const { level, rate } = readAccessibility(seller.accessibility)
  const percent = rate === null ? null : String(rate).replace('.', ',')
  return [
    {
      id: 'etat-de-conformite',
      title: 'État de conformité',
      blocks: [states[level](`Le site ${seller.name}`)],
    },
    {
      id: 'resultats-des-tests',
      title: 'Résultats des tests',
      blocks: [percent === null ? withoutAudit : audited(percent, seller)],
    },
    {
      id: 'contenus-non-accessibles',
      title: 'Contenus non accessibles',
      blocks: [{ list: [notConform(level), ...claimed] }],
    },
  ]
}

const states: Record<Accessibility['level'], (site: string) => string> = {
  none: (
    site,
  ) => `${site} est non conforme avec le RGAA 4.1 : aucun audit de conformité n’a été réalisé.
    Sans résultat d’audit en cours de validité, un site est déclaré non conforme.`,
  exempt: (
    site,
  ) => `${site} est exempté des exigences d’accessibilité de l’article L.412-13 du code de la
    consommation : le vendeur déclare être une microentreprise qui fournit des services, c’est-à-dire une
    entreprise de moins de dix personnes dont le chiffre d’affaires annuel ou le total du bilan n’excède
    pas deux millions d’euros (directive (UE) 2019/882, article 3, point 23). Aucun audit de conformité au
    RGAA 4.1 n’a été réalisé : cette exemption ne dit rien de l’accessibilité du site.`,
  full: (site) => `${site} est totalement conforme avec le RGAA 4.1.`,
  partial: (
    site,
  ) => `${site} est partiellement conforme avec le RGAA 4.1, en raison des non-conformités
    relevées par l’audit.`,
  non: (site) => `${site} est non conforme avec le RGAA 4.1 : moins de la moitié des critères sont
    respectés.`,
}

const withoutAudit = `Faute d’audit, ni par un tiers, ni par nous, le taux de conformité aux critères du
  RGAA n’est pas connu. Nos propres vérifications, décrites plus bas, ne portent que sur une partie de ces
  critères et ne remplacent pas un audit.`

const audited = (
  percent: string,
  { email }: Seller,
) => `L’audit de conformité révèle que ${percent} % des critères du RGAA 4.1 sont respectés. Son rapport dit
  qui l’a réalisé, quand, et quelles pages ont été examinées ; demandez-le à ${email}.`

function notConform(level: Accessibility['level']): string {
  if (level === 'full') return `Non-conformités : l’audit n’en a relevé aucune.`
  if (level === 'partial' || level === 'non')
    return `Non-conformités : elles figurent dans le rapport de l’audit.`
  return `Non-conformités : faute d’audit, leur liste n’est pas établie. L’usage du site avec un lecteur
    d’écran n’a pas été vérifié, pas plus que les e-mails que nous envoyons. Sans JavaScript, les pages
    publiques se lisent et se parcourent, mais on ne peut ni se connecter ni commander.`
}

const claimed = [
  `Dérogations pour charge disproportionnée : nous n’en invoquons aucune.`,
  `Contenus non soumis à l’obligation d’accessibilité : nous n’en écartons aucun.`,
]
