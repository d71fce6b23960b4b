import { quotedName } from './quotedName'

/** What stops the start; each sentence names its setting. */
export const settingsWords = {
  wrong: (name: string, value: string, wanted: string) =>
    `Le réglage ${name} vaut ${quotedName(value)}\u00a0: il faut ${wanted}.`,
  /** Without the value, which contains a password. */
  wrongSecret: (name: string, wanted: string) =>
    `Le réglage ${name} est faux\u00a0: il faut ${wanted}.`,
  port: 'un numéro de port de 1 à 65535',
  portOrOff: 'un numéro de port de 1 à 65535, ou off',
  portTwice: (port: number) =>
    `Les réglages PORT et METRICS_PORT valent tous deux ${port}\u00a0: donnez un autre port à METRICS_PORT, ou off.`,
  oneOf: (words: readonly string[]) => `l’une de ces valeurs\u00a0: ${words.join(', ')}`,
  address: 'une adresse http:// ou https:// sans chemin, par exemple https://boutique.example',
  addresses:
    'des adresses http:// ou https:// sans chemin, séparées par des virgules, par exemple https://boutique.example',
  basePath: 'un chemin comme / ou /boutique',
  postgresql: 'une adresse postgresql://…',
  smtp: 'une adresse smtp:// ou smtps://…',
  email: 'une adresse e-mail',
  proxies:
    'off, le nombre de relais placés devant le serveur, ou leurs adresses séparées par des virgules',
  secretTooShort: 'au moins 32 caractères tirés au hasard (openssl rand -hex 32)',
  secretMissing:
    'Le réglage SESSION_SECRET est obligatoire avec DATABASE_URL\u00a0: donnez à tous les serveurs le même secret d’au moins 32 caractères (openssl rand -hex 32).',
  rateLimitsOff: (host: string) =>
    `Le réglage RATE_LIMITS ne peut valoir off que si HOST est une adresse locale (127.0.0.1, ::1, localhost)\u00a0; HOST vaut ${quotedName(host)}.`,
  rateLimitsOffInPublic: (url: string) =>
    `Le réglage RATE_LIMITS ne peut valoir off avec une adresse publique en https\u00a0; PUBLIC_URL vaut ${quotedName(url)}.`,
  accessibility:
    'none, exempt (microentreprise), ou le taux de conformité au RGAA trouvé par un audit, par exemple audit:87',
  noticeFile: 'le chemin d’un fichier .pdf, .png, .jpg ou .webp',
  noticeUnreadable: (file: string) =>
    `Le réglage SHOP_GUARANTEE_NOTICE vaut ${quotedName(file)}\u00a0: ce fichier ne se lit pas, ou dépasse 5\u00a0Mo.`,
  /** The public file name of the official guarantee notice. */
  noticePath: 'garantie-legale',
  shopName: 'Comptoir Blésois',
  shopAddress: '1 rue du Comptoir, 41000 Blois',
  shopPhone: '02 61 91 00 00',
  shopEmail: 'bonjour@comptoir.example',
}
