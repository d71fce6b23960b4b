import type { Product } from './Product'
import styles from './ProductFacts.module.css'

/** What the law wants said of a product, as the server words it. */
export function ProductSheet({ sheet }: Product) {
  if (!sheet[0]) return null
  return (
    <dl className={styles.sheet}>
      {sheet.map(({ name, title, text, url }) => (
        <div key={name}>
          <dt>{title}</dt>
          <dd>{url ? <a href={url}>{text}</a> : emphasised(text)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** `*lait*` is strong: every second part. */
const emphasised = (text: string) =>
  text.split('*').map((part, place) => (place % 2 ? <strong key={place}>{part}</strong> : part))
