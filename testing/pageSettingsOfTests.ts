import type { PageSettings } from '../contract/site/pageSettings'

export const pageSettingsOfTests: PageSettings = {
  apiHost: '',
  publicUrl: 'http://localhost',
  basePath: '/',
  wording: 'specified',
  devtools: false,
  payment: 'demonstration',
  seller: {
    name: 'Comptoir Blésois',
    address: '12 rue du Commerce, 41000 Blois',
    email: 'bonjour@comptoir.test',
    phone: '01 99 00 00 00',
    legalName: '',
    legalForm: '',
    capital: '',
    siret: '',
    rcs: '',
    vatNumber: '',
    publisher: '',
    hosting: '',
    mediator: '',
  },
}
