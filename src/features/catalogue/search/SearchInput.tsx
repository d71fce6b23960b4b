import { useRef, useState, type ComponentProps } from 'react'
import { maxQueryLength } from '../../../../contract/searchLimits'

const load = () => import(/* webpackChunkName: "suggestions" */ './Suggestions')
type Late = Awaited<ReturnType<typeof load>>

/** The words of a search, in a form; what suggests while one types loads with the focus. */
export function SearchInput(rest: ComponentProps<'input'>) {
  const field = useRef<HTMLInputElement>(null)
  const [late, setLate] = useState<Late | null>(null)
  return (
    <>
      <input
        {...rest}
        ref={field}
        type="search"
        name="q"
        autoComplete="off"
        maxLength={maxQueryLength}
        onFocus={() => void load().then(setLate, () => undefined)}
      />
      {late && <late.Suggestions field={field} />}
    </>
  )
}
