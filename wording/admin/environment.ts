import type { EnvironmentGroup, EnvironmentName } from '../../contract/environmentNames'
import { area } from '../area'

const groups: Record<EnvironmentGroup, string> = {
  identity: 'Identité',
  payment: 'Paiement',
  mail: 'E-mails',
  server: 'Serveur',
}
const names: Record<EnvironmentName, string> = {
  SHOP_NAME: 'Nom',
  SHOP_ADDRESS: 'Adresse',
  SHOP_EMAIL: 'E-mail',
  SHOP_PHONE: 'Téléphone',
  SHOP_LEGAL_NAME: 'Dénomination sociale',
  SHOP_LEGAL_FORM: 'Forme juridique',
  SHOP_CAPITAL: 'Capital',
  SHOP_SIRET: 'SIRET',
  SHOP_RCS: 'RCS',
  SHOP_VAT_NUMBER: 'Numéro de TVA',
  SHOP_PUBLISHER: 'Directeur de la publication',
  SHOP_HOSTING: 'Hébergeur',
  SHOP_MEDIATOR: 'Médiateur',
  SHOP_EPR_PACKAGING: 'Identifiant unique, emballages',
  SHOP_EPR_ELECTRICAL: 'Identifiant unique, appareils électriques',
  SHOP_EPR_BATTERIES: 'Identifiant unique, piles',
  SHOP_GUARANTEE_NOTICE: 'Avis officiel sur la garantie légale',
  PAYMENT: 'Moyens de paiement',
  STRIPE_SECRET_KEY: 'Clé de Stripe',
  STRIPE_WEBHOOK_SECRET: 'Secret du webhook de Stripe',
  TRANSFER_IBAN: 'IBAN des virements',
  TRANSFER_DAYS: 'Jours pour un virement',
  COUNTER_DAYS: 'Jours pour payer au comptoir',
  SMTP_URL: 'Serveur d’envoi',
  MAIL_FROM: 'Expéditeur',
  PUBLIC_URL: 'Adresse publique',
  DATABASE_URL: 'PostgreSQL',
  TRUST_PROXY: 'Relais HTTPS',
}

export const adminEnvironmentWords = area({
  missingTitle: 'Avant d’ouvrir au public',
  missing: 'Il manque encore\u00a0:',
  nothingMissing: 'Rien ne manque\u00a0: la boutique peut ouvrir au public.',
  title: 'Réglages de l’installation',
  hint: 'Ils se changent sur le serveur, sous le nom écrit à côté, puis la boutique redémarre.',
  groups,
  names,
  set: 'Renseigné',
  unset: 'Non renseigné',
  mailTitle: 'Essai des e-mails',
  mailHint: (email: string) => `Un e-mail part vers ${email}, comme tous ceux de la boutique.`,
  mailTest: 'M’envoyer un e-mail de test',
})
