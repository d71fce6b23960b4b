import type { LoggedAct } from '../../contract/api/staff/staffOrder'
import { area } from '../area'
import { longDate } from '../longDate'
import { shortMoment } from '../shortMoment'
import { commandAuthor } from '../commandAuthor'

function actWords({ act, after }: Pick<LoggedAct, 'act' | 'after'>): string {
  switch (act) {
    case 'client_note':
      return typeof after?.text === 'string' ? `Note\u00a0: ${after.text}` : 'Note effacée'
    case 'client_link':
      return after?.link === 'proof'
        ? 'Lien de confirmation envoyé'
        : 'Page du mot de passe envoyée'
    case 'client_data':
      return 'Données du client téléchargées'
    default:
      return act
  }
}

export const adminClientsWords = area({
  title: 'Clients',
  search: 'Chercher',
  searchHint: 'Nom, e-mail, ville ou téléphone',
  none: 'Aucun client encore. Ils arrivent ici dès leur inscription.',
  noneFound: (query: string) => `Aucun client ne correspond à «\u00a0${query}\u00a0».`,
  all: 'Tous les clients',
  older: 'Comptes plus anciens',
  newest: 'Revenir aux plus récents',
  orders: (count: number) =>
    count === 0 ? 'aucune commande' : `${count}\u00a0commande${count > 1 ? 's' : ''}`,
  last: (at: string) => `la dernière le ${longDate(new Date(at))}`,
  client: (name: string) => name || 'Client',
  waiting: 'Client',
  backToList: '← Clients',
  moment: shortMoment,
  date: (at: string) => longDate(new Date(at)),
  contact: 'Coordonnées',
  noAddress: 'Pas d’adresse sur le profil',
  account: 'Compte',
  since: 'Client depuis',
  seen: 'Dernière connexion',
  email: 'Adresse e-mail',
  proven: (day: string) => `Confirmée le ${day}`,
  notProven: 'Pas encore confirmée',
  password: 'Mot de passe',
  hasPassword: 'Choisi',
  noPassword: 'Pas encore choisi',
  spent: 'Achats moins remboursements',
  euros: (amount: string) => `${amount}\u00a0€`,
  ordersTitle: (count: number) => `Commandes (${count})`,
  noOrders: 'Aucune commande.',
  olderOrders: 'Commandes plus anciennes',
  newestOrders: 'Revenir aux plus récentes',
  log: 'Notes et historique',
  noLog: 'Rien n’est noté.',
  act: actWords,
  terminal: commandAuthor.short,
  note: 'Ajouter une note',
  noteText: 'Note pour l’équipe',
  noteHint: 'Le client la lit s’il demande ses données.',
  noteSave: 'Ajouter',
  noteEmpty: 'Écrivez la note.',
  help: 'Aider le client',
  links: {
    proof: 'Envoyer le lien de confirmation',
    password: 'Envoyer la page du mot de passe',
  },
  data: 'Ses données',
  dataWhat: 'Tout ce que la boutique sait de ce client, dans un fichier à lui remettre.',
  dataSave: 'Télécharger ses données',
  dataDone: 'Le fichier est dans vos téléchargements.',
  erase: 'Effacer le compte',
  eraseWhat:
    'Nom, adresses, notes et avis disparaissent. Les commandes et les factures restent pour la comptabilité. Cela ne se défait pas.',
  eraseEmail: (email: string) => `Pour confirmer, saisissez ${email}`,
  eraseSave: 'Effacer pour toujours',
  eraseMissing: 'Saisissez l’adresse e-mail de ce client.',
})
