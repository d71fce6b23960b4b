import { useRef, useState } from 'react'
import { galleryWords } from '../../../../wording/gallery'
import { LatePart } from '../../../ui/LatePart'
import { pictureUrl } from '../../../ui/pictureUrl'
import { useSettings, useWords } from '../../../ui/Shop'
import type { Product } from '../Product'
import styles from './Gallery.module.css'
import { PictureStrip } from './PictureStrip'
import { picturesOf } from './picturesOf'
import { Thumbnails } from './Thumbnails'
import { ZoomButton } from './ZoomButton'

const loadZoom = () => import(/* webpackChunkName: "ofProduct" */ './Zoom')

/** A product's pictures, over the first one that the page has already: swiped, chosen, enlarged. */
export function Gallery({ product }: { product: Product }) {
  const words = useWords(galleryWords)
  const settings = useSettings()
  const strip = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const [zoomed, setZoomed] = useState<number | null>(null)
  const pictures = picturesOf(product, words)
  if (pictureUrl(product.picture, settings) === null) return null
  return (
    <>
      {pictures.length === 1 ? (
        <div className={styles.over}>
          <ZoomButton alt={product.name} onZoom={() => setZoomed(0)} />
        </div>
      ) : (
        <>
          <PictureStrip ref={strip} pictures={pictures} onShow={setCurrent} onZoom={setZoomed} />
          <p className={styles.count} aria-hidden="true">
            {words.count(current + 1, pictures.length)}
          </p>
          <Thumbnails
            pictures={pictures}
            current={current}
            onChoose={(index) => {
              strip.current?.scrollTo({ left: index * strip.current.clientWidth })
            }}
          />
        </>
      )}
      {zoomed !== null && (
        <LatePart load={loadZoom} waiting={null}>
          {({ Zoom }) => (
            <Zoom pictures={pictures} first={zoomed} onClose={() => setZoomed(null)} />
          )}
        </LatePart>
      )}
    </>
  )
}
