import { createRef } from 'react'

/** The target of the picture of an added article. */
export const cartIcon = createRef<SVGSVGElement>()

/** A shopping basket; its link has the words. */
export function CartIcon() {
  return (
    <svg
      ref={cartIcon}
      viewBox="0 0 24 24"
      width="1.5rem"
      height="1.5rem"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M3 9h18l-1.6 10a2 2 0 0 1-2 1.7H6.6a2 2 0 0 1-2-1.7L3 9Z" />
      <path d="m8 9 3-6M16 9l-3-6M9.5 13v4M14.5 13v4" />
    </svg>
  )
}
