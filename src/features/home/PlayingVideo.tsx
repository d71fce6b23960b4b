import { useRef, useState } from 'react'
import { homeWords } from '../../../wording/home'
import { Button } from '../../ui/Button'
import { useSettings, useWords } from '../../ui/Shop'
import styles from './LoopingVideo.module.css'

/** The video and its button; it plays at once, where the browser lets it. */
export function PlayingVideo() {
  const { history } = useWords(homeWords)
  const { basePath } = useSettings()
  const video = useRef<HTMLVideoElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  const toggle = () => {
    if (isPlaying) video.current?.pause()
    else void video.current?.play()
  }
  return (
    <>
      <video
        ref={video}
        className={styles.moving}
        aria-label={history.video}
        poster={`${basePath}history/history-poster.jpg`}
        width={1280}
        height={720}
        preload="none"
        autoPlay
        muted
        loop
        playsInline
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      >
        <source src={`${basePath}history/history-loop.webm`} type="video/webm" />
        <source src={`${basePath}history/history-loop.mp4`} type="video/mp4" />
      </video>
      <Button variant="quiet" className={styles.toggle} onClick={toggle}>
        {isPlaying ? history.pause : history.play}
      </Button>
    </>
  )
}
