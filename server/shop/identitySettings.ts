import * as z from 'zod/mini'
import { parseAccessibility } from '../../contract/accessibility'
import { toOneLine } from '../../contract/api/oneLine'
import type { SellerFact } from '../../contract/sellerFacts'
import { wantedOfSetting as wanted } from '../../wording/shopSettings'
import { isSiret } from '../system/isSiret'
import { email } from '../system/settingFields'

function line(max: number, min = 0) {
  const message = wanted.line(min, max)
  return z
    .string(message)
    .check(z.overwrite(toOneLine), z.minLength(min, message), z.maxLength(max, message))
}

const declaration = z
  .string()
  .check(z.refine((text) => parseAccessibility(text) !== undefined, wanted.auditRate))

/** Who sells: what pages, mails, conditions and documents say of the shop. Empty: not filled in. */
export const identitySettings = z.strictObject({
  name: line(60, 1),
  address: line(200, 1),
  email: z.pipe(line(254, 1), email),
  phone: line(30),
  legalName: line(120),
  legalForm: line(80),
  capital: line(60),
  siret: line(30).check(z.refine((siret) => siret === '' || isSiret(siret), wanted.siret)),
  rcs: line(80),
  vatNumber: line(30),
  // What was stored before these two had neither.
  vatFranchise: z._default(z.boolean(), false),
  publisher: line(120),
  hosting: line(300),
  mediator: line(300),
  eprPackaging: line(60),
  eprElectrical: line(60),
  eprBatteries: line(60),
  accessibility: z._default(declaration, 'none'),
} satisfies Record<SellerFact, z.ZodMiniType>)
