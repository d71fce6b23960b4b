import { LatePart } from '../../../ui/LatePart'
import type { Product } from '../Product'

const load = () => import(/* webpackChunkName: "ofProduct" */ './Gallery')

/** Comes after the page, over its main picture and to the place below that is kept for it. */
export function GalleryPlace({ product }: { product: Product }) {
  return (
    <LatePart load={load} waiting={null}>
      {({ Gallery }) => <Gallery product={product} />}
    </LatePart>
  )
}
