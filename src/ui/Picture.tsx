import { useState } from 'react'
import styles from './Picture.module.css'
import { pictureAddress } from './pictureAddress'
import coffee from './pictures/coffee.png'
import { useSettings } from './Shop'

type Props = {
  /** A file name or a URL. */
  picture: string | null
  alt: string
  /** The width that the picture has on the screen, as the `sizes` attribute says it. */
  sizes: string
  /** Seen without scrolling: `main` is the picture that the page is judged by. */
  place?: 'main' | 'first'
}

/** A product's square picture; one that is missing or broken becomes the shop's own, once. */
export function Picture({ picture, alt, sizes, place }: Props) {
  const settings = useSettings()
  const address = pictureAddress(picture, settings)
  const [broken, setBroken] = useState<string | null>(null)
  const isDefault = !address || broken === address.src
  // What failed before the page's script had come told nobody.
  const look = (image: HTMLImageElement | null) => {
    if (address && image?.complete && image.naturalWidth === 0) setBroken(address.src)
  }
  return (
    <img
      ref={look}
      className={styles.picture}
      alt={alt}
      width={800}
      height={800}
      loading={place ? 'eager' : 'lazy'}
      fetchPriority={place === 'main' ? 'high' : undefined}
      decoding="async"
      {...(isDefault
        ? { src: `${settings.basePath}${coffee}` }
        : { ...address, sizes, onError: () => setBroken(address.src) })}
    />
  )
}
