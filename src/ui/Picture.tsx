import { useState } from 'react'
import styles from './Picture.module.css'
import { pictureUrl } from './pictureUrl'
import coffee from './pictures/coffee.png'
import { useSettings } from './Shop'

/** The URL that the browser chose for a picture so far, by the picture's `src`. */
const seen = new Map<string, string>()

type Props = {
  /** A file name or a URL. */
  picture: string | null
  alt: string
  /** The picture's width on the screen, for the `sizes` attribute. */
  sizes: string
  /**
   * The largest picture of the first screen, which loads before the others. A smaller version that
   * the browser has shown replaces it until it is loaded.
   */
  isMain?: boolean
}

/**
 * A product's square picture; one that is missing or broken becomes the shop's own, once. Without a
 * connection none is broken.
 */
export function Picture({ picture, alt, sizes, isMain = false }: Props) {
  const settings = useSettings()
  const url = pictureUrl(picture, settings)
  const [broken, setBroken] = useState<string | false>()
  const isDefault = !url || broken === url.src
  const fail = () => setBroken(navigator.onLine && url?.src)
  // A picture that failed before hydration has sent no event.
  const look = (image: HTMLImageElement | null) => {
    if (!url || !image?.complete) return
    if (image.naturalWidth === 0) fail()
    else note(image)
  }
  const note = ({ currentSrc }: HTMLImageElement) => {
    if (url && currentSrc) seen.set(url.src, currentSrc)
  }
  const [smaller] = useState(() => isMain && url && seen.get(url.src))
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
            ...url,
            sizes,
            onLoad: ({ currentTarget }) => note(currentTarget),
            onError: fail,
          })}
      style={smaller ? { backgroundImage: `url("${smaller}")` } : undefined}
    />
  )
}
