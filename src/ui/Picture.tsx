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
  /** Seen without scrolling. */
  isFirst?: boolean
}

/** A product's square picture; one that is missing or broken becomes the shop's own, once. */
export function Picture({ picture, alt, sizes, isFirst = false }: Props) {
  const address = pictureAddress(picture, useSettings())
  const [broken, setBroken] = useState<string | null>(null)
  const isDefault = !address || broken === address.src
  return (
    <img
      className={styles.picture}
      alt={alt}
      width={800}
      height={800}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      {...(isDefault
        ? { src: coffee }
        : { ...address, sizes, onError: () => setBroken(address.src) })}
    />
  )
}
