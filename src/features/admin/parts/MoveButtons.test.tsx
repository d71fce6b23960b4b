import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { MoveButtons } from './MoveButtons'

const names = { earlier: 'earlier', later: 'later' }

function Moved() {
  const [place, setPlace] = useState(1)
  const move = (step: 1 | -1) => setPlace(place + step)
  return (
    <>
      <output>{place}</output>
      <MoveButtons words={names} names={names} place={place} count={2} onMove={move} />
    </>
  )
}

test('at the end the button does nothing more, and keeps the focus', async () => {
  const user = userEvent.setup()
  render(<Moved />)
  const earlier = screen.getByRole('button', { name: names.earlier })
  await user.dblClick(earlier)
  expect(screen.getByRole('status')).toHaveTextContent('0')
  expect(earlier).toHaveFocus()
  expect(earlier).toHaveAttribute('aria-disabled', 'true')
  // What is `disabled` loses the focus in a browser.
  expect(earlier).toBeEnabled()
})
