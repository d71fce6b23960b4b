/** As a `ref`: what replaces a pressed control takes the focus. */
export const focus = (element: HTMLElement | null): void => element?.focus()

/** The page takes the focus of an element that is about to be removed. */
export const focusMain = (): void => document.querySelector('main')?.focus({ preventScroll: true })
