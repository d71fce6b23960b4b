import styles from './animateToCart.module.css'
import { cartIcon } from './CartIcon'

/**
 * Shrinks the picture beside the pressed button into the header's cart, after the frame with the
 * message. The style sheet moves it, and hides it for visitors who ask for less motion.
 */
export function animateToCart(button: Element): void {
  requestAnimationFrame(() => setTimeout(() => fly(button)))
}

function fly(button: Element): void {
  const picture = button.closest('article')?.querySelector('img')
  const cart = cartIcon.current?.closest('a')
  // jsdom has no animations.
  if (!picture?.getAnimations || !cart) return
  const from = picture.getBoundingClientRect()
  const to = cart.getBoundingClientRect()
  const flying = picture.cloneNode() as HTMLImageElement
  flying.className = styles.flying ?? ''
  flying.alt = ''
  flying.decoding = 'sync'
  flying.ariaHidden = 'true'
  const x = to.left + to.width / 2 - from.left - from.width / 2
  // If the header is out of sight, the target is just past the window's edge.
  const y = Math.max(to.top + to.height / 2, -from.height / 8) - from.top - from.height / 2
  const place = { left: from.left, top: from.top, width: from.width, x, y }
  for (const [name, pixels] of Object.entries(place))
    flying.style.setProperty(`--${name}`, `${pixels}px`)
  document.body.append(flying)
  const ends = flying.getAnimations().map(({ finished }) => finished)
  void Promise.allSettled(ends).then(() => flying.remove())
}
