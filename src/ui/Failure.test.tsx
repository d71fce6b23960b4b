import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { pageSettingsOfTests } from '../../testing/pageSettingsOfTests'
import { specified } from '../../wording/specified'
import { Failure } from './Failure'
import { RetryLine } from './RetryLine'
import { ShopProvider } from './Shop'

type Shown = (onRetry: () => Promise<void>) => ReactElement

test.each<[string, Shown]>([
  ['content', (onRetry) => <Failure problem={{}} onRetry={onRetry} />],
  ['a small part', (onRetry) => <RetryLine onRetry={onRetry} />],
])('for %s, another try is seen, made once, and its failure is said anew', async (_, shown) => {
  const tries: (() => void)[] = []
  const onRetry = () => new Promise<void>((end) => tries.push(end))
  render(<ShopProvider settings={pageSettingsOfTests}>{shown(onRetry)}</ShopProvider>)
  const first = screen.getByText(specified.common.loadFailed)
  const button = screen.getByRole('button', { name: specified.common.retry })
  await userEvent.setup().dblClick(button)
  expect(tries).toHaveLength(1)
  expect(button).toHaveAttribute('aria-busy', 'true')
  await act(() => {
    tries[0]!()
    return Promise.resolve()
  })
  expect(button).not.toHaveAttribute('aria-busy')
  expect(button).toHaveFocus()
  const again = screen.getByText(specified.common.loadFailed)
  expect(again).not.toBe(first)
  expect(screen.getByRole('alert')).toContainElement(again)
})
