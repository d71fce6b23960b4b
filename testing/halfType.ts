/** Types a part of a day or of a number: jsdom has no such state, a browser gives it an empty value. */
export function halfType(field: HTMLElement) {
  Object.defineProperty(field, 'validity', { value: { badInput: true }, configurable: true })
}
