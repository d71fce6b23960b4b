import { defaultPreparation } from '../server/shop/calendarSettings'
import { settingLines } from './settingLines'

test.each([
  ['16:00', '16\u00a0h,'],
  ['09:30', '9\u00a0h\u00a030,'],
])('a preparation says the hour %s as the opening hours do', (cutOff, said) => {
  const lines = settingLines.preparation({ ...defaultPreparation, cutOff })
  expect(lines).toContain(`Après ${said} une commande compte pour le jour ouvré suivant.`)
})
