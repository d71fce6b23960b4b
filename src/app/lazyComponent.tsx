import { lazy, useState, type ComponentType } from 'react'
import { slowPages } from './slowPages'

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
  const Late = lazy(async () => ({ default: (await slowPages.watch(load())).Component }))
  function Component(props: Props) {
    // Chosen once, so that the component does not lose its state.
    const [Content] = useState<ComponentType<Props>>(() => loaded?.Component ?? Late)
    return <Content {...props} />
  }
  return { Component, load }
}
