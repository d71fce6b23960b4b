import { documentReplies } from './documentCommands'
import { longDate, writeFirst } from './longDate'
import { plural } from './plural'
import { wholeNumber } from './wholeNumber'

/** What the retention command deletes, in its order. */
const forgottenNames = {
  emptyAccounts: 'comptes anonymes qui n’ont plus de commande',
  formerStaff: 'adresses de membres partis de l’équipe, dont plus aucun acte n’est gardé',
  attempts: 'compteurs de tentatives dont le temps est passé',
  links: 'liens envoyés, plus valables',
  stockAlerts: 'alertes de stock, jamais confirmées ou restées un an sans suite',
  staffSessions: 'sessions de la gestion, terminées',
  staffInvitations: 'invitations à la gestion, plus valables',
  acts: 'actes de la gestion sans commande, faits il y a plus de trois ans',
  reviewLinks: 'liens vers les avis, plus valables',
  reviews: 'avis de plus de cinq ans, ou refusés depuis un an',
  withdrawals: 'rétractations déclarées il y a plus de cinq ans',
  mails: 'traces d’e-mails envoyés il y a plus de douze mois',
  lostMails: 'e-mails qui n’ont pas pu partir depuis trente jours',
  mailFiles: 'e-mails écrits en fichiers il y a plus de douze mois',
  carts: 'paniers dont le client n’est pas venu depuis douze mois',
  orders: 'commandes payées il y a plus de onze ans, ou restées impayées depuis douze mois',
  buyers: 'noms et adresses de factures et d’avoirs de plus de onze ans',
  accounts: 'comptes rendus anonymes, sans connexion depuis trois ans',
}
export type ForgottenCounts = Record<keyof typeof forgottenNames, number>

/** How many rows of each table a backup holds. */
type SavedRows = Readonly<Record<string, number>>
const saved = ({ products = 0, clients = 0, orders = 0 }: SavedRows) =>
  [
    plural(products, 'produit', 'produits'),
    plural(clients, 'compte', 'comptes'),
    plural(orders, 'panier ou commande', 'paniers et commandes'),
  ].join(', ')

const momentFormat = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
})
const moment = (at: Date) => writeFirst(momentFormat.format(at))

type Planned = Record<'added' | 'changed' | 'unchanged', number> & { movesStock: boolean }

/** The answers of the shopkeeper's commands. */
export const commandReplies = {
  imported: (added: number, changed: number, unchanged: number) =>
    [
      'Catalogue importé\u00a0: ',
      `${plural(added, 'produit ajouté', 'produits ajoutés')}, `,
      `${plural(changed, 'modifié', 'modifiés')}, `,
      `${plural(unchanged, 'inchangé', 'inchangés')}.`,
    ].join(''),
  stocksMoved:
    'Ce que le fichier ajoute aux stocks ou en enlève est fait\u00a0: ne l’importez pas une seconde fois, exportez le catalogue pour la suite.',
  importPlanned: (lines: readonly string[], { added, changed, unchanged, movesStock }: Planned) =>
    [
      ...lines,
      [
        'Rien n’a été écrit. L’import donnerait\u00a0: ',
        `${plural(added, 'produit ajouté', 'produits ajoutés')}, `,
        `${plural(changed, 'modifié', 'modifiés')}, `,
        `${plural(unchanged, 'inchangé', 'inchangés')}.`,
        // A count replaces the stock, whatever is sold before.
        ...(movesStock ? [' Les ventes faites d’ici là s’en déduiront.'] : []),
      ].join(''),
    ].join('\n'),
  readAs: (encoding: 'utf-16le' | 'windows-1252') =>
    `Le fichier a été lu en ${encoding === 'utf-16le' ? 'UTF-16' : 'Windows-1252'}\u00a0: vérifiez les accents.`,
  importRefused: (faults: string) => `Rien n’a été importé.\n${faults}`,
  exported: (file: string) => `Catalogue exporté dans ${file}.`,
  stockSet: (name: string, serial: string, stock: number) =>
    `${name} (${serial})\u00a0: ${stock} en stock.`,
  productUnknown: (serial: string) => `Aucun produit n’a la référence ${serial}.`,
  wrongStock: (highest: number) => `Le stock est un nombre entier de 0 à ${wholeNumber(highest)}.`,
  orderChanged: (id: number, from: string, to: string) =>
    `Commande ${id}\u00a0: «\u00a0${from}\u00a0» devient «\u00a0${to}\u00a0».`,
  clientAdded: (email: string) =>
    `${email} est client de la boutique, sans mot de passe\u00a0: la page «\u00a0Première connexion\u00a0» permet d’en choisir un.`,
  emailTaken: (email: string) => `${email} est déjà l’adresse d’un client.`,
  wrongEmail: (email: string) => `${email} n’est pas une adresse e-mail.`,
  wrongText: (option: string, maxLength: number) =>
    `${option} demande un texte de 1 à ${maxLength} caractères.`,
  demoFilled: (products: number, orders: number, lines: number) =>
    [
      'Inventés et ajoutés\u00a0: ',
      `${plural(products, 'produit', 'produits')}, `,
      `${plural(orders, 'commande', 'commandes')} de ${plural(lines, 'ligne', 'lignes')}.`,
    ].join(''),
  wrongCount: (option: string, highest: number) =>
    `${option} demande un nombre entier de 0 à ${highest}.`,
  realOrders: (count: number) =>
    `Rien n’a été ajouté\u00a0: cette base contient ${plural(count, 'vraie commande', 'vraies commandes')}, et rien ne sépare ensuite le vrai de l’inventé. Faites-le dans une base d’essai (un autre DATA_DIR ou DATABASE_URL), ou ajoutez --force si ces commandes sont des essais.`,
  /** `heldAt` is given where the last run is more than a week behind the clock. */
  forgotten: (counts: ForgottenCounts, isDryRun: boolean, heldAt?: Date) => {
    const lines = Object.entries(forgottenNames).map(
      ([name, said]) => `- ${said}\u00a0: ${counts[name as keyof ForgottenCounts]}`,
    )
    const head = isDryRun ? 'Rien n’a été effacé. Le serait' : 'Effacé'
    const held = heldAt
      ? [
          `Les durées sont comptées jusqu’au ${longDate(heldAt)} seulement, une semaine après le passage précédent, au cas où l’horloge de cette machine serait en avance. Vérifiez-la\u00a0; si elle est juste, ${isDryRun ? '' : 'relancez la commande pour la semaine suivante, ou '}laissez la boutique avancer d’une semaine par jour.`,
        ]
      : []
    return [`${head}, selon la politique de confidentialité\u00a0:`, ...lines, ...held].join('\n')
  },
  backupWritten: (file: string) => `Sauvegarde écrite dans ${file}.`,
  backedUp: (file: string, rows: SavedRows) =>
    [
      `Sauvegarde écrite dans ${file}, relue et ouverte\u00a0: ${saved(rows)}.`,
      'Elle contient la base et les images\u00a0: gardez-la là où la boutique seule la lit. Elle ne contient ni les réglages (.env), ni le secret des sessions, ni les e-mails écrits en fichiers (DATA_DIR/outbox).',
    ].join('\n'),
  backupFaulty: (reason: string) =>
    `Rien n’a été gardé\u00a0: la sauvegarde, relue, n’est pas entière (${reason}).`,
  noShop: (folder: string) =>
    `Il n’y a pas de boutique dans ${folder}, ou ce compte ne la voit pas\u00a0: rien n’est fait. Donnez les réglages de la boutique (DATA_DIR ou DATABASE_URL\u00a0; docs/operation.md dit comment sous systemd), ou démarrez-la une première fois.`,
  backupOnPostgresql:
    'Cette boutique est sur PostgreSQL\u00a0: sauvegardez sa base avec pg_dump, et le dossier DATA_DIR/pictures avec vos fichiers. docs/operation.md donne les commandes.',
  restored: (
    { madeAt, rows }: { madeAt: string; rows: SavedRows },
    { folder, replaced }: { folder: string; replaced: string | null },
  ) =>
    [
      `Sauvegarde du ${moment(new Date(madeAt))} restaurée dans ${folder}\u00a0: ${saved(rows)}.`,
      replaced === null
        ? ''
        : ` Ce qui était là est gardé dans ${replaced}. Supprimez ce dossier une fois la boutique vérifiée\u00a0: elle n’y efface plus les données personnelles.`,
      `\n${documentReplies.restored}`,
    ].join(''),
  restoreWhileOpen: (pid: number) =>
    `Rien n’a été restauré\u00a0: la boutique (processus ${pid}) est ouverte. Arrêtez-la d’abord.`,
  restoreOverDatabase: (folder: string) =>
    `Rien n’a été restauré\u00a0: ${folder} contient déjà une base. Avec --replace, la sauvegarde prend sa place, et elle est gardée à côté.`,
  restoreOnPostgresql:
    'Cette boutique est sur PostgreSQL\u00a0: restaurez sa base avec pg_restore, et le dossier DATA_DIR/pictures avec vos fichiers. docs/operation.md donne les commandes.',
  backupRefused: (reason: string) =>
    `Rien n’a été restauré\u00a0: ce fichier n’est pas une sauvegarde entière de la boutique, ou vient d’une version plus récente (${reason}).`,
  folderTaken: (folder: string, pid: number) =>
    `Le dossier ${folder} est déjà utilisé par le processus ${pid}. Deux boutiques ouvertes sur le même dossier perdraient des données\u00a0: arrêtez ce processus, ou choisissez un autre dossier avec DATA_DIR.`,
  folderTakenElsewhere: (folder: string) =>
    `Le dossier ${folder} est déjà utilisé par une boutique d’un autre conteneur ou d’une autre machine. Deux boutiques ouvertes sur le même dossier perdraient des données\u00a0: arrêtez-la, ou choisissez un autre dossier avec DATA_DIR.`,
  folderWatched: (folder: string, seconds: number) =>
    `Le dossier ${folder} a été ouvert depuis un autre conteneur ou avant un redémarrage de la machine\u00a0: ${seconds} secondes pour vérifier que cette boutique est bien arrêtée.`,
  folderLost: (folder: string) =>
    `Une autre boutique a pris le dossier ${folder}\u00a0: celle-ci s’arrête pour ne rien écrire par-dessus.`,
  shopSilent: (pid: number) =>
    `La boutique (processus ${pid}) ne répond pas aux commandes. Réessayez quand elle aura fini de démarrer ou de s’arrêter.`,
  answerLost:
    'La boutique s’est arrêtée avant de répondre. Vérifiez si la commande a pris effet avant de la relancer.',
  commandUnknown: (name: string) =>
    `La boutique qui tourne ne connaît pas la commande ${name}\u00a0: redémarrez-la.`,
  wrongArguments: 'La boutique qui tourne n’a pas compris la commande\u00a0: redémarrez-la.',
  internal: 'La commande n’a pas abouti.',
  fileUnreadable: (file: string) => `Le fichier ${file} ne peut pas être lu.`,
  fileUnwritable: (file: string) => `Le fichier ${file} ne peut pas être écrit.`,
  folderUnwritable: (folder: string) =>
    `Rien ne peut être écrit dans ${folder}\u00a0: vérifiez qu’il reste de la place sur le disque et que le dossier est à vous.`,
  folderUnseen: (folder: string) =>
    `Rien n’a été importé\u00a0: la boutique ne peut pas lire le dossier ${folder}. Sous systemd elle ne voit ni /home, ni /root, ni /tmp. Mettez les images dans un dossier que son compte peut lire, par exemple sous DATA_DIR.`,
  folderUnreadable: (folder: string) => `Le dossier ${folder} n’existe pas.`,
}

/** The help of `npm run shop`. */
export const commandHelp = {
  shop: 'Les commandes du commerçant.',
  usage: '[commande]',
  catalogue: 'Le catalogue, en fichier CSV (tableur).',
  import:
    'Ajoute et modifie des produits d’après un fichier, tout ou rien. Une cellule vide laisse la valeur comme elle est\u00a0; un tiret seul (-) efface un poids, un pays, une image, une description, un prix réduit ou un fait. Un stock exporté puis modifié compte pour sa différence\u00a0: les ventes faites depuis restent déduites.',
  importFile: 'le fichier CSV',
  importDryRun: 'montre ligne par ligne ce qui changerait, n’écrit rien',
  images: 'le dossier des images que le fichier nomme',
  missing: 'Dit ce qui manque pour ouvrir au public\u00a0: réglages, et produits sans leur fiche.',
  export: 'Écrit tout le catalogue dans un fichier, produits retirés compris.',
  exportFile: 'le fichier à écrire',
  stock: 'Fixe le stock d’un produit, sans les pièces vendues qui sont encore là.',
  serial: 'la référence du produit',
  stockNumber: 'le nombre de pièces en stock',
  order: 'Fait passer une commande à un autre état.',
  orderId: 'le numéro de la commande',
  orderState: (states: readonly string[]) => `l’un de\u00a0: ${states.join(', ')}`,
  restock: 'pour «\u00a0retournée\u00a0»\u00a0: les articles reviennent en stock',
  noRestock: 'pour «\u00a0retournée\u00a0»\u00a0: ils n’y reviennent pas',
  client: 'Les clients.',
  addClient: 'Ajoute un client sans mot de passe, pour une première connexion.',
  email: 'l’adresse e-mail du client',
  firstName: 'son prénom',
  lastName: 'son nom',
  address: 'son adresse postale',
  demo: 'Remplit la boutique, pour l’essayer, de produits et de commandes inventés, jusqu’aux nombres donnés. Ils n’en sortent plus.',
  demoProducts: 'combien de produits inventés',
  demoOrders: 'combien de commandes inventées, d’une à cinq lignes, payées depuis deux ans',
  demoForce: 'même si la base contient de vraies commandes',
  retention:
    'Efface les données personnelles dont la durée de conservation, dite par la politique de confidentialité, est passée. La boutique le fait chaque jour.',
  backup:
    'Écrit toute la boutique dans un fichier, même ouverte\u00a0: base et images (pas .env, ni le secret des sessions, ni les e-mails écrits en fichiers). Le fichier est relu et sa base ouverte avant de prendre son nom. Avec PostgreSQL, utilisez pg_dump.',
  backupFile: 'le fichier à écrire',
  restore:
    'Remet une sauvegarde dans DATA_DIR, boutique arrêtée. Avec PostgreSQL, utilisez pg_restore.',
  restoreFile: 'une sauvegarde',
  restoreReplace: 'même si DATA_DIR contient déjà une base, qui est gardée à côté',
  dryRun: 'compte seulement, n’efface rien',
  help: 'affiche cette aide',
  headings: {
    'Usage:': 'Utilisation\u00a0:',
    'Arguments:': 'Arguments\u00a0:',
    'Options:': 'Options\u00a0:',
    'Commands:': 'Commandes\u00a0:',
  } as Readonly<Record<string, string>>,
  misused: {
    missingArgument: (name: string) => `Il manque l’argument ${name}.`,
    missingOption: (name: string) => `Il manque l’option ${name}.`,
    missingValue: (name: string) => `L’option ${name} demande une valeur.`,
    unknownOption: (name: string) => `L’option ${name} n’existe pas.`,
    notTogether: (one: string, other: string) =>
      `Les options ${one} et ${other} ne vont pas ensemble.`,
    unknownCommand: (name: string) => `La commande ${name} n’existe pas.`,
    wrongWord: (word: string, choices: string) =>
      `«\u00a0${word}\u00a0» ne convient pas. Possible\u00a0: ${choices}.`,
    tooManyArguments: 'Il y a trop d’arguments.',
    incomplete: 'La commande n’est pas complète.',
    seeHelp: 'Ajoutez --help pour voir comment faire.',
  },
}
