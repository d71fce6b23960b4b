/** A reader begins with the heading of what has just come up. */
export function focusHeading(page: HTMLElement | null): void {
  // A loading page's heading disappears again, and would take the focus with it.
  const target = page?.querySelector<HTMLElement>('h1:not([data-waiting])') ?? page
  target?.setAttribute('tabindex', '-1')
  target?.focus({ preventScroll: true })
}
