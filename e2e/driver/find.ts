import type * as Library from '@testing-library/dom'

/** One narrowing of where to look, as it is sent into the page. */
export type Step =
  | { by: 'role'; role: string; level: number | undefined; text: RegExp }
  | { by: 'label'; text: RegExp }
  | { by: 'text'; text: RegExp }
  | { by: 'first' }

/** Runs in the page, beside the Testing Library: the elements at the end of the steps. */
export function find(steps: Step[]): HTMLElement[] {
  const { TestingLibraryDom } = globalThis as unknown as { TestingLibraryDom: typeof Library }
  const { queryAllByRole, queryAllByLabelText, queryAllByText } = TestingLibraryDom
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim()
  function within(place: HTMLElement, step: Exclude<Step, { by: 'first' }>): HTMLElement[] {
    const says = (said: string) => step.text.test(plain(said))
    if (step.by === 'role')
      return queryAllByRole(place, step.role, { level: step.level, name: says })
    return step.by === 'label' ? queryAllByLabelText(place, says) : queryAllByText(place, says)
  }
  return steps.reduce<HTMLElement[]>(
    (places, step) =>
      step.by === 'first'
        ? places.slice(0, 1)
        : [...new Set(places.flatMap((place) => within(place, step)))],
    [document.body],
  )
}

/** Runs in the page. */
export function isShown(element: HTMLElement): boolean {
  const { width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true })
}

/** Runs in the page: brings the element into the window; true when a click there would meet it. */
export function isInReach(element: HTMLElement): boolean {
  if (element.matches(':disabled')) return false
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const met = document.elementFromPoint(left + width / 2, top + height / 2)
  return met !== null && (element.contains(met) || met.closest('label')?.control === element)
}
