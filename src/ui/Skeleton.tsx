import styles from './Skeleton.module.css'

type Props = {
  /** A square picture, a heading, a line of text or a button of the final size. */
  shape: 'picture' | 'heading' | 'line' | 'button'
}

/** The place of something that is loading. */
export function Skeleton({ shape }: Props) {
  return <span className={[styles.skeleton, styles[shape]].join(' ')} aria-hidden="true" />
}
