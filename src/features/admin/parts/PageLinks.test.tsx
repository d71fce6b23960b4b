import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { PageLinks } from './PageLinks'
import { usePlace } from './usePlace'

/** A list of three pages, without its rows. */
function List() {
  const { pathname, search } = useLocation()
  const place = usePlace()
  const next = { start: '21', '21': '41', '41': null }[place ?? 'start'] ?? null
  return (
    <>
      <output>{pathname + search}</output>
      <PageLinks next={next} toFirst="first" toNext="next" />
    </>
  )
}

test('the links turn the pages of a list and leave its search as it is', async () => {
  const user = userEvent.setup()
  const path = '/gestion/commandes?q=caf%C3%A9+%26+th%C3%A9'
  render(
    <MemoryRouter initialEntries={[path]}>
      <List />
    </MemoryRouter>,
  )
  const press = (name: string) => user.click(screen.getByRole('link', { name }))
  expect(screen.queryByRole('link', { name: 'first' })).not.toBeInTheDocument()
  await press('next')
  expect(screen.getByRole('status')).toHaveTextContent(`${path}&apres=21`)
  await press('next')
  expect(screen.getByRole('status')).toHaveTextContent(`${path}&apres=41`)
  expect(screen.queryByRole('link', { name: 'next' })).not.toBeInTheDocument()
  await press('first')
  expect(screen.getByText(path)).toBeInTheDocument()
})
