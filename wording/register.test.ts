import { withRegister } from './register'

test.each([
  ['Blois 123 456 789', 'RCS Blois 123 456 789'],
  ['Blois B 123456789', 'RCS Blois B 123456789'],
  ['RCS Blois 123 456 789', 'RCS Blois 123 456 789'],
  ['R.C.S. Blois 123 456 789', 'R.C.S. Blois 123 456 789'],
  ['123 456 789 RCS Blois', '123 456 789 RCS Blois'],
  ['RNE 123 456 789', 'RNE 123 456 789'],
  ['123 456 789 RM 41', '123 456 789 RM 41'],
  [
    'Registre national des entreprises, 123 456 789',
    'Registre national des entreprises, 123 456 789',
  ],
  ['dispensé d’immatriculation', 'dispensé d’immatriculation'],
  ['Sans objet', 'Sans objet'],
  ['', ''],
])('the entry “%s” is written “%s”', (given, written) => {
  expect(withRegister(given)).toBe(written)
})
