/** As a `ref`: what replaces a pressed control takes the focus. */
export const focus = (element: HTMLElement | null): void => element?.focus()
