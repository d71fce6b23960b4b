import type { EnvironmentGroup, EnvironmentName } from '../../contract/environmentNames'
import { area } from '../area'
import { sellerFactNames as facts } from '../sellerFacts'

const groups: Record<EnvironmentGroup, string> = {
  identity: 'Identité',
  payment: 'Paiement',
  mail: 'E-mails',
  server: 'Serveur',
}
const names: Record<EnvironmentName, string> = {
  SHOP_NAME: facts.name,
  SHOP_ADDRESS: facts.address,
  SHOP_EMAIL: facts.email,
  SHOP_PHONE: facts.phone,
  SHOP_LEGAL_NAME: facts.legalName,
  SHOP_LEGAL_FORM: facts.legalForm,
  SHOP_CAPITAL: facts.capital,
  SHOP_SIRET: facts.siret,
  SHOP_RCS: facts.rcs,
  SHOP_VAT_NUMBER: facts.vatNumber,
  SHOP_VAT_FRANCHISE: facts.vatFranchise,
  SHOP_PUBLISHER: facts.publisher,
  SHOP_HOSTING: facts.hosting,
  SHOP_MEDIATOR: facts.mediator,
  SHOP_EPR_PACKAGING: facts.eprPackaging,
  SHOP_EPR_ELECTRICAL: facts.eprElectrical,
  SHOP_EPR_BATTERIES: facts.eprBatteries,
  SHOP_ACCESSIBILITY: facts.accessibility,
  SHOP_GUARANTEE_NOTICE: 'Avis officiel sur la garantie légale',
  PAYMENT: 'Moyens de paiement',
  STRIPE_SECRET_KEY: 'Clé de Stripe',
  STRIPE_WEBHOOK_SECRET: 'Secret du webhook de Stripe',
  TRANSFER_IBAN: 'IBAN des virements',
  TRANSFER_BIC: 'BIC des virements',
  TRANSFER_HOLDER: 'Titulaire du compte',
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
  hint: 'Ils se changent sur le serveur, sous le nom écrit à côté, puis la boutique redémarre. Ce qui est écrit ici de l’identité l’emporte sur le formulaire.',
  groups,
  names,
  set: 'Renseigné',
  unset: 'Non renseigné',
  mailTitle: 'Essai des e-mails',
  mailHint: (email: string) => `Un e-mail part vers ${email}, comme tous ceux de la boutique.`,
  mailTest: 'M’envoyer un e-mail de test',
})
