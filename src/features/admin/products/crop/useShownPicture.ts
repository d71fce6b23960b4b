import { useEffect, useState } from 'react'
import type { StaffPicture } from '../../../../../contract/api/staff/staffProduct'
import type { Crop } from '../../../../../contract/site/crops'
import { pictureUrl } from '../../../../ui/pictureUrl'
import { useSettings } from '../../../../ui/Shop'

/** While the frame moves, nothing is drawn. */
const pauseMs = 150
const side = 480

type Drawn = { file: string; url: string }

/** A picture as it would be shown: its own name, or the part in its frame as a `data:` URL. */
export function useShownPicture({ file, crop }: StaffPicture): string {
  const settings = useSettings()
  const src = pictureUrl(file, settings, 800)?.src
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  useEffect(() => {
    if (!crop || !src) return undefined
    let isLeft = false
    const timer = setTimeout(() => {
      void draw(src, crop).then((url) => {
        if (!isLeft) setDrawn(url === null ? null : { file, url })
      })
    }, pauseMs)
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [file, src, crop])
  return crop && drawn?.file === file ? drawn.url : file
}

/** The part of a picture as a square; null where the browser cannot draw it. */
async function draw(src: string, { x, y, width, height }: Crop): Promise<string | null> {
  try {
    const image = new Image()
    image.src = src
    await image.decode()
    const [across, down] = [width * image.naturalWidth, height * image.naturalHeight]
    const scale = side / Math.max(across, down)
    const canvas = document.createElement('canvas')
    canvas.width = side
    canvas.height = side
    canvas
      .getContext('2d')
      ?.drawImage(
        image,
        ...([x * image.naturalWidth, y * image.naturalHeight, across, down] as const),
        ...([(side - across * scale) / 2, (side - down * scale) / 2] as const),
        ...([across * scale, down * scale] as const),
      )
    return canvas.toDataURL('image/webp', 0.9)
  } catch {
    return null
  }
}
