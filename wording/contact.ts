import { area } from './area'

export const contactWords = area({
  title: 'Contact',
  description: 'L’adresse de notre boutique de Blois, notre téléphone et notre e-mail.',
  introduction:
    'Une question sur un produit, une commande ou votre compte\u00a0? Écrivez-nous, appelez-nous ou passez nous voir.',
  address: 'Adresse',
  phone: 'Téléphone',
  email: 'E-mail',
  /** Shown in place of a setting that is missing. */
  missing: {
    address: '[adresse à compléter par le commerçant]',
    phone: '[numéro de téléphone à compléter par le commerçant]',
    email: '[adresse e-mail à compléter par le commerçant]',
  },
  orders:
    'Pour une commande, indiquez son numéro\u00a0: il figure dans votre profil et dans l’e-mail de confirmation.',
})
