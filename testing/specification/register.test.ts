import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { paymentMeans } from '../../contract/paymentMeans'
import { privacy } from '../../wording/legal/privacy'
import { pageSettingsOfTests } from '../pageSettingsOfTests'
import { renderRegister } from './renderRegister'
import { root } from '../root'

const file = path.join(root, 'docs/registre-des-traitements.md')

// law: personal-data-register
test('the register says what the privacy policy says of data, periods, recipients and security', () => {
  const { seller } = pageSettingsOfTests
  const nameless = { ...seller, name: '', address: '', email: '', phone: '' }
  const means = paymentMeans.filter((one) => one !== 'demonstration')
  const policy = privacy({ seller: nameless, means })
  const rendered = renderRegister(readFileSync(file, 'utf8'), policy)
  if (process.env.RENEW_SPECIFICATION) writeFileSync(file, rendered)
  expect(readFileSync(file, 'utf8')).toBe(rendered)
})
