import { lazy, useState, type ComponentType } from 'react'
import { slowPages } from './slowPages'

/** React keeps the failure of a lazy component for ever; each of these replaces one. */
const renewals = new WeakMap<Error, () => void>()

/** Once a failure is on the screen, the component's next visit may fetch its code again. */
export const renewAfter = (error: Error): void => renewals.get(error)?.()

/** A component whose code is fetched once and then rendered at once. */
export function lazyComponent<Props extends object, More extends object = object>(
  importCode: () => Promise<More & { Component: ComponentType<Props> }>,
) {
  type Code = More & { Component: ComponentType<Props> }
  let loaded: Code | null = null
  let loading: Promise<Code> | null = null
  const load = () => {
    loading ??= importCode().then(
      (code) => (loaded = code),
      (error: unknown) => {
        // The next attempt may succeed.
        loading = null
        throw error
      },
    )
    return loading
  }
  const createLate = () =>
    lazy(async () => {
      try {
        return { default: (await slowPages.watch(load())).Component }
      } catch (error) {
        renewals.set(error as Error, () => (Late = createLate()))
        throw error
      }
    })
  let Late = createLate()
  function Component(props: Props) {
    // Chosen once, so that the component does not lose its state.
    const [Content] = useState<ComponentType<Props>>(() => loaded?.Component ?? Late)
    return <Content {...props} />
  }
  return { Component, load }
}
