import { known } from './legal/seller'
import { isSoleTrader } from './legal/soleTrader'

/** What names the firm; empty where it is not filled in, “sans objet” where it does not apply. */
type Firm = Partial<Record<'legalName' | 'legalForm' | 'capital' | 'siret' | 'rcs', string>>

/**
 * The firm as its papers name it, and its numbers (code de commerce, R.123-237 and R.123-238); each
 * empty where nothing is filled in.
 */
export function sellerFirm({ legalName, legalForm, capital, siret, rcs }: Firm) {
  const shares = isSoleTrader(legalForm ?? '') ? '' : known(capital)
  return {
    firm: [known(legalName), known(legalForm), shares && `au capital de ${shares}`]
      .filter(Boolean)
      .join(' '),
    numbers: [known(siret) && `SIRET\u00a0: ${known(siret)}`, known(rcs)].filter(Boolean),
  }
}
