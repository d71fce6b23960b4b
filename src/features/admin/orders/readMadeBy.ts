import { manualMeans } from '../../../../contract/paymentMeans'
import type { FormValues } from '../../../ui/Form'

/** How the shop has given money back by itself, as the API takes it. */
export function readMadeBy(values: FormValues) {
  const madeBy = manualMeans.find((means) => means === values.made_by)
  return madeBy ? { made_by: madeBy } : {}
}
