import type { WholeProductReply } from '../../../../contract/api/catalogue'
import { defaultPicture } from '../../../../contract/site/pictures'
import { useDebounced } from '../../../ui/useDebounced'
import { useShownPicture } from './crop/useShownPicture'
import { usePreviewStaffProductQuery } from './staffProductsApi'
import type { ProductDraft } from './useProductDraft'

const pauseMs = 500
const noPicture = { file: defaultPicture, alt: null }

/** A draft as the shop would show it, read when the typing pauses; null until it can be. */
export function usePreviewedProduct(
  id: number | null,
  { change: { cells }, pictures }: ProductDraft,
): WholeProductReply | null {
  const settled = useDebounced(JSON.stringify(cells), pauseMs)
  const asked = { id, cells: JSON.parse(settled) as Record<string, string> }
  // What was read last stays while the next is read, and where it cannot be.
  const { data } = usePreviewStaffProductQuery(asked)
  const picture = useShownPicture(pictures[0] ?? noPicture)
  return data?.product ? { ...data.product, product_img: picture } : null
}
