/** What the server says to the person who starts it. */
export const startWords = {
  nothingBuilt: (folder: string) =>
    `La boutique n’est pas construite (${folder} est vide)\u00a0: lancez npm run build, ou npm start qui le fait.`,
  portTaken: (port: number, setting: string) =>
    `Le port ${port} est déjà pris par un autre programme\u00a0: arrêtez-le, ou choisissez-en un autre avec ${setting}.`,
  addressRefused: (host: string, port: number, setting: string) =>
    `Impossible d’écouter sur ${host}:${port}\u00a0: vérifiez HOST et ${setting}.`,
  dataDirUnusable: (folder: string, reason: string) =>
    `Le dossier ${folder} ne peut pas servir à la boutique (${reason})\u00a0: vérifiez DATA_DIR, et que le dossier est à vous.`,
  databaseAway:
    'La base de données de DATABASE_URL est injoignable\u00a0: vérifiez l’adresse, et que le serveur PostgreSQL tourne.',
  databaseRefused:
    'PostgreSQL refuse la connexion de DATABASE_URL\u00a0: vérifiez l’utilisateur, le mot de passe et le nom de la base.',
  migrationWaits:
    'La migration attend une table qu’un autre programme tient (pg_dump, psql, un rapport…)\u00a0: elle recommence jusqu’à ce qu’il ait fini, une heure au plus. Ce programme continue ensuite.',
  migrationElsewhere:
    'Un autre programme de la boutique migre la base en ce moment\u00a0: celui-ci attend son tour, une heure au plus.',
  migrationHeldUp:
    'La base de données n’a pas pu être migrée\u00a0: pendant une heure, un autre programme a tenu une table ou migré lui-même. Attendez la fin de pg_dump et des rapports, fermez psql, puis relancez celui-ci, qui n’a rien changé.',
  migrationCancelled:
    'La migration de la base de données a été interrompue dans PostgreSQL. Rien n’a été changé\u00a0: relancez ce programme.',
  databaseReadOnly:
    'La base de DATABASE_URL n’accepte pas d’écriture\u00a0: c’est une copie en lecture seule, ou un serveur secondaire. Donnez l’adresse du serveur principal.',
  databaseUnopened: (folder: string, reason: string) =>
    `La base de données de ${folder} ne s’ouvre pas (${reason})\u00a0: vérifiez qu’il reste de la place sur le disque et que le dossier est à vous, puis relancez la boutique.`,
  databaseStopped: (reason: string) =>
    `La base de données s’est arrêtée (${reason}). Rien de ce qui était enregistré n’est perdu\u00a0: faites de la place si le disque est plein, puis relancez la boutique.`,
  seeded: (products: number) => `Catalogue vide\u00a0: ${products} produits de départ chargés.`,
  open: (address: string) => `La boutique est ouverte\u00a0: ${address}`,
  wording: (name: string) => `Rédaction des écrans (WORDING)\u00a0: ${name}`,
  embedded: (folder: string) =>
    `Base de données embarquée dans ${folder}. Elle survit à l’arrêt brutal du programme, pas à une coupure de courant\u00a0: pour encaisser de l’argent, utilisez PostgreSQL (DATABASE_URL).`,
  postgresql: 'Base de données\u00a0: PostgreSQL (DATABASE_URL).',
  outbox: (folder: string) => `Sans SMTP_URL, les e-mails sont des fichiers dans ${folder}.`,
  missingToOpen: (lines: readonly string[]) =>
    `Avant d’ouvrir au public, il manque\u00a0:\n${lines.join('\n')}`,
  missingOnSheets: (lines: readonly string[]) =>
    `Ces produits en vente n’ont pas encore ce que la loi demande d’en dire (colonnes du catalogue)\u00a0:\n${lines.map((line) => `- ${line}`).join('\n')}`,
  nothingMissing: 'Il ne manque rien pour ouvrir au public.',
  closedToOrders:
    'STRICT_LAW\u00a0: les pages sont ouvertes, les commandes sont fermées jusque-là.',
  closedByChoice: (url: string) =>
    `Les commandes sont fermées\u00a0: préparez l’ouverture dans la gestion, ${url} (premier accès, avec les réglages de cette boutique\u00a0: npm run shop -- staff add E-MAIL --role gérant\u00a0; docs/operation.md le dit sous systemd).`,
  staticNeedsApi:
    'API_HOST manque\u00a0: un site de fichiers a besoin de l’adresse de son API (API_HOST=https://…).',
  staticWritten: (folder: string, { apiHost, basePath }: { apiHost: string; basePath: string }) =>
    `Site écrit dans ${folder}\u00a0: à servir sous ${basePath}, toute autre adresse avec 404.html. Son API\u00a0: ${apiHost}.`,
  closing: 'La boutique ferme\u00a0: les requêtes en cours se terminent.',
}

/** The purpose of each setting that an open shop needs. */
export const missingWords = {
  SHOP_NAME: 'nom de la boutique',
  SHOP_ADDRESS: 'adresse du siège et de la boutique',
  SHOP_EMAIL: 'adresse e-mail de la boutique',
  SHOP_PHONE: 'numéro de téléphone',
  SHOP_LEGAL_NAME: 'dénomination sociale, ou nom et prénom',
  SHOP_LEGAL_FORM: 'forme juridique',
  SHOP_CAPITAL: 'capital social («\u00a0sans objet\u00a0» s’il n’y en a pas)',
  SHOP_SIRET: 'numéro SIRET',
  SHOP_RCS: 'inscription au registre du commerce et des sociétés',
  SHOP_VAT_NUMBER: 'numéro de TVA intracommunautaire',
  SHOP_PUBLISHER: 'directeur de la publication',
  SHOP_HOSTING: 'nom, adresse et téléphone de l’hébergeur',
  SHOP_MEDIATOR: 'nom, adresse et site du médiateur de la consommation',
  SHOP_EPR_PACKAGING:
    'identifiant unique de la filière des emballages («\u00a0sans objet\u00a0» sinon)',
  SHOP_EPR_ELECTRICAL:
    'identifiant unique de la filière des appareils électriques («\u00a0sans objet\u00a0» sinon)',
  SHOP_EPR_BATTERIES: 'identifiant unique de la filière des piles («\u00a0sans objet\u00a0» sinon)',
  SHOP_GUARANTEE_NOTICE: 'fichier de l’avis officiel sur la garantie légale de conformité',
  PAYMENT: 'un moyen de paiement qui encaisse\u00a0: carte, virement ou comptoir',
  STRIPE_SECRET_KEY: 'une clé de production de Stripe\u00a0; une clé de test n’encaisse rien',
  SMTP_URL: 'un serveur d’envoi, sans lequel aucun e-mail ne part, ni confirmation ni lien',
  DATABASE_URL:
    'une base PostgreSQL\u00a0; la base embarquée ne survit pas à une coupure de courant',
  TRUST_PROXY: 'le réglage du relais HTTPS, sans lequel tous les visiteurs ont la même adresse',
}
export type MissingSetting = keyof typeof missingWords
