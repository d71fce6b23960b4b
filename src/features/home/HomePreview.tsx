import type { OwnHomeReply } from '../../../contract/api/home'
import { homeWords } from '../../../wording/home'
import { useWords } from '../../ui/Shop'
import { Hero } from './Hero'
import { HistoryBlock } from './HistoryBlock'
import styles from './HomePreview.module.css'
import { toHomeWords } from './HomeWords'
import { Notice } from './Notice'
import { StillPicture } from './StillPicture'
import { Values } from './Values'

/** The home page as these words make it, smaller; nothing in it can be used. */
export function HomePreview({ home }: { home: OwnHomeReply }) {
  const words = toHomeWords(useWords(homeWords), home)
  return (
    <div inert className={styles.frame}>
      <div className={styles.page}>
        <Notice>{words.notice}</Notice>
        <Hero {...words} />
        <HistoryBlock {...words.history}>
          <StillPicture />
        </HistoryBlock>
        <Values values={words.values} />
      </div>
    </div>
  )
}
