import { Message, type Shown } from './Message'
import styles from './Messages.module.css'

type Props = {
  messages: readonly Shown[]
  /** Milliseconds that each is shown. */
  duration: number
  onClose: (id: string) => void
}

/** The passing messages: a screen reader says news in a pause, errors at once. */
export function Messages({ messages, ...each }: Props) {
  const news = messages.filter(({ kind }) => kind !== 'error')
  const errors = messages.filter(({ kind }) => kind === 'error')
  return (
    <div className={styles.messages}>
      <div role="status" aria-live="polite" aria-atomic={false}>
        {news.map((message) => (
          <Message key={message.id} message={message} {...each} />
        ))}
      </div>
      {errors.map((message) => (
        <div key={message.id} role="alert">
          <Message message={message} {...each} />
        </div>
      ))}
    </div>
  )
}
