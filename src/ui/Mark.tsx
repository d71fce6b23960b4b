import styles from './Mark.module.css'

/** The shop's mark, a bean and a leaf, inline: a file would be fetched beside the main picture. */
export function Mark() {
  return (
    <svg className={styles.mark} viewBox="0 0 512 512" aria-hidden="true">
      <g transform="rotate(20 256 256)">
        <path d="M238,458C136,444,84,352,86,258,88,164,144,92,222,70c-34,76-14,138,22,188,40,56,50,132-6,200z" />
        <path d="M274,457c96-20,152-104,150-200C422,152,356,74,262,24c-34,94-22,162,14,216,44,66,54,144-2,217z" />
        <path d="M256,214c34-12,70-42,92-80M290,272c36-12,76-42,100-82M310,334c32-12,66-38,90-74" />
      </g>
    </svg>
  )
}
