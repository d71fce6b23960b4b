import { plural } from './plural'

type Status = {
  isHeld: boolean
  owed: number
  numbers: readonly { series: string; year: number; last: number }[]
}
type Fault =
  | { kind: 'entry' | 'document' | 'missing'; position: number; document: string | null }
  | { kind: 'unwritten'; document: string }

const named = (document: string | null) => (document === null ? '' : ` (${document})`)

function faultWords(fault: Fault): string {
  switch (fault.kind) {
    case 'entry':
      return `L’écriture ${fault.position}${named(fault.document)} n’est plus celle qui a été écrite.`
    case 'document':
      return `La pièce de l’écriture ${fault.position}${named(fault.document)} manque ou a été changée.`
    case 'missing':
      return `L’écriture ${fault.position} manque.`
    case 'unwritten':
      return `La pièce ${fault.document} n’est pas dans le journal.`
  }
}

/** What the commands about documents print. */
export const documentReplies = {
  status: ({ isHeld, owed, numbers }: Status) =>
    [
      ...(numbers.length === 0
        ? ['Aucune facture n’a encore été émise.']
        : [
            'Derniers numéros émis\u00a0:',
            ...numbers.map(
              ({ series, year, last }) => `- ${series}${year}-${String(last).padStart(5, '0')}`,
            ),
          ]),
      ...(isHeld
        ? [
            `La numérotation est suspendue, après une restauration ou par «\u00a0documents hold\u00a0» (${plural(owed, 'pièce attend', 'pièces attendent')})\u00a0: la boutique ignore les derniers numéros émis. Donnez-les\u00a0: npm run shop -- documents resume <dernière facture> <dernier avoir>, et ceux des années d’avant si la sauvegarde en est.`,
          ]
        : []),
    ].join('\n'),
  held: 'Plus aucune facture n’est émise tant que vous n’avez pas donné les derniers numéros émis\u00a0: npm run shop -- documents',
  resumed: (numbers: readonly string[]) =>
    numbers.length === 0
      ? 'La numérotation reprend. Aucune pièce n’attendait.'
      : `La numérotation reprend. Pièces émises\u00a0: ${numbers.join(', ')}.`,
  notHeld: 'La numérotation n’est pas suspendue\u00a0: il n’y a rien à reprendre.',
  numberTooLow: (known: string) =>
    `La boutique a déjà émis ${known}\u00a0: donnez ce numéro, ou un plus grand si vous en avez émis depuis.`,
  /** For each series and year, the number that means none. */
  numbersWanted: (none: readonly string[]) =>
    `Donnez la dernière facture et le dernier avoir émis de chaque année depuis la sauvegarde, écrits comme ${none.join(' ')}, ce qui veut dire\u00a0: aucun.`,
  journalWhole: (entries: number) =>
    entries === 0
      ? 'Le journal est vide.'
      : `Le journal est intact\u00a0: ${plural(entries, 'écriture vérifiée', 'écritures vérifiées')}.`,
  journalTouched: (entries: number, fault: Fault) =>
    `${faultWords(fault)} ${plural(entries, 'écriture la précède, intacte', 'écritures la précèdent, intactes')}. Comparez avec une sauvegarde antérieure.`,
  restored:
    'Les factures attendent que vous donniez les derniers numéros émis\u00a0: npm run shop -- documents',
}

/** The help of these commands. */
export const documentHelp = {
  documents: 'Les factures et les avoirs\u00a0: derniers numéros, reprise après une restauration.',
  status: 'Dit les derniers numéros émis, et si des pièces en attendent un.',
  hold: 'N’émet plus de facture avant que les derniers numéros soient donnés\u00a0: après le retour d’une copie de disque ou de fichiers, que la boutique ne peut pas remarquer.',
  resume:
    'Après une restauration, dit les derniers numéros émis avant elle et émet les pièces en attente.',
  numbers:
    'la dernière facture et le dernier avoir émis, par exemple F2026-00123 A2026-00004, ou F2026-0 pour aucune\u00a0; ceux de chaque année depuis la sauvegarde',
  journal: 'Le journal des ventes et des remboursements.',
  verify: 'Vérifie que rien n’y a été changé, et nomme la première écriture touchée.',
}
