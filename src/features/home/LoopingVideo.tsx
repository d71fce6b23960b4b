import { useRef } from 'react'
import { LatePart } from '../../ui/LatePart'
import styles from './LoopingVideo.module.css'
import { StillPicture } from './StillPicture'
import { useIsNear } from './useIsNear'
import { usePrefersReduced } from './usePrefersReduced'

const load = () => import(/* webpackChunkName: "video" */ './PlayingVideo')

/** Silent, with a button that stops it; not fetched before it is near the screen. */
export function LoopingVideo() {
  const prefersReduced = usePrefersReduced()
  const frame = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(frame)
  return (
    <div ref={frame} className={styles.frame}>
      {isNear && !prefersReduced ? (
        <LatePart load={load} waiting={<StillPicture />}>
          {({ PlayingVideo }) => <PlayingVideo />}
        </LatePart>
      ) : (
        <StillPicture />
      )}
    </div>
  )
}
