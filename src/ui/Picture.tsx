import { useState } from 'react'
import styles from './Picture.module.css'
import { pictureUrl } from './pictureUrl'
import coffee from './pictures/coffee.png'
import { useSettings } from './Shop'

/** What the browser has taken for a picture so far, by the picture's address. */
const seen = new Map<string, string>()

type Props = {
  /** A file name or a URL. */
  picture: string | null
  alt: string
  /** The width that the picture has on the screen, as the `sizes` attribute says it. */
  sizes: string
  /**
   * The picture that the page is judged by, for which the others wait. Where the browser has shown
   * it before, that stands in its place until the larger one is there.
   */
  isMain?: boolean
}

/** A product's square picture; one that is missing or broken becomes the shop's own, once. */
export function Picture({ picture, alt, sizes, isMain = false }: Props) {
  const settings = useSettings()
  const address = pictureUrl(picture, settings)
  const [broken, setBroken] = useState<string | null>(null)
  const isDefault = !address || broken === address.src
  // What failed before the page's script had come told nobody.
  const look = (image: HTMLImageElement | null) => {
    if (!address || !image?.complete) return
    if (image.naturalWidth === 0) setBroken(address.src)
    else note(image)
  }
  const note = ({ currentSrc }: HTMLImageElement) => {
    if (address && currentSrc) seen.set(address.src, currentSrc)
  }
  const [smaller] = useState(() => isMain && address && seen.get(address.src))
  return (
    <img
      ref={look}
      className={styles.picture}
      alt={alt}
      width={800}
      height={800}
      loading={isMain ? 'eager' : 'lazy'}
      fetchPriority={isMain ? 'high' : undefined}
      decoding={isMain ? 'sync' : 'async'}
      {...(isDefault
        ? { src: `${settings.basePath}${coffee}` }
        : {
            ...address,
            sizes,
            onLoad: ({ currentTarget }) => note(currentTarget),
            onError: () => setBroken(address.src),
          })}
      style={smaller ? { backgroundImage: `url("${smaller}")` } : undefined}
    />
  )
}
