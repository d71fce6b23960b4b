import { maxPercent } from '../../contract/promotionKinds'
import { area } from '../area'
import { longDay } from '../longDay'

/** When a code is valid. */
function days(from: string | null, to: string | null): string {
  if (from === null) return to === null ? '' : `Jusqu’au ${longDay(to)}`
  return to === null ? `À partir du ${longDay(from)}` : `Du ${longDay(from)} au ${longDay(to)}`
}

export const adminPromotionsWords = area({
  title: 'Codes promo',
  hint: 'Un code baisse le prix des articles d’une commande. Il reste toujours au moins 1\u00a0€ à payer.',
  none: 'Aucun code. Faites le premier\u00a0: un nom et une remise suffisent.',
  create: 'Nouveau code',
  createSave: 'Créer le code',
  code: 'Code',
  codeHint: 'De 3 à 30 lettres, chiffres ou tirets, par exemple NOEL-10.',
  kind: 'Remise',
  percent: 'En pourcentage',
  amount: 'En euros',
  valueOf: { percent: 'Pourcentage', amount: 'Montant en euros' },
  minimum: 'À partir de combien d’euros d’articles (facultatif)',
  category: 'Articles concernés',
  allCategories: 'Tous',
  maxUses: 'Nombre de commandes en tout (facultatif)',
  once: 'Une seule fois par client',
  startsOn: 'Premier jour (facultatif)',
  endsOn: 'Dernier jour (facultatif)',
  wrong: {
    code: 'De 3 à 30 lettres sans accent, chiffres ou tirets.',
    value: `Écrivez un pourcentage de 1 à ${maxPercent}, ou un montant comme 5 ou 5,50.`,
    minimum: 'Écrivez un montant comme 30 ou 30,50, ou laissez vide.',
    max_uses: 'Écrivez un nombre entier, ou laissez vide.',
  },
  firstOnly: (count: number) =>
    `Les ${count} premiers codes sont montrés, ceux qui peuvent encore servir d’abord. Les autres ne le sont pas.`,
  takesPercent: (percent: number) => `−${percent}\u00a0%`,
  takes: (amount: string) => `−${amount}\u00a0€`,
  onlyCategory: (name: string) => `${name} seulement`,
  from: (amount: string) => `À partir de ${amount}\u00a0€ d’articles`,
  most: (count: number) => `Pour ${count} commande${count > 1 ? 's' : ''} en tout`,
  days,
  used: (count: number) =>
    count === 0 ? 'Pas encore utilisé.' : `${count} commande${count > 1 ? 's' : ''}.`,
  given: (amount: string) => `${amount}\u00a0€ de remise en tout.`,
  notYet: 'Pas encore valable.',
  noLonger: 'N’est pas accepté en ce moment.',
  ended: 'Terminé.',
  end: (code: string) => `Terminer ${code}`,
  endWhat:
    'Plus aucun panier ne l’accepte, et cela ne se défait pas\u00a0: un code du même nom compterait ses utilisations depuis zéro.',
  endSave: 'Terminer pour de bon',
})
