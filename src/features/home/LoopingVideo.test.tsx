/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { pageSettingsOfTests } from '../../../testing/pageSettingsOfTests'
import { specified } from '../../../wording/specified'
import { ShopProvider } from '../../ui/Shop'
import { LoopingVideo } from './LoopingVideo'

const { history } = specified.home
let comeNear: () => void

// Browsers have these and jsdom does not: the screen, and films that play.
function openOn({ lessMotion = false, saveData = false } = {}) {
  Object.assign(window, {
    IntersectionObserver: class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        comeNear = () => tell([{ isIntersecting: true }])
      }
      observe() {}
      disconnect() {}
    },
    matchMedia: () => ({
      matches: lessMotion,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  })
  Object.assign(navigator, { connection: { saveData } })
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function pause(
    this: HTMLMediaElement,
  ) {
    this.dispatchEvent(new Event('pause'))
  })
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function play(
    this: HTMLMediaElement,
  ) {
    this.dispatchEvent(new Event('play'))
    return Promise.resolve()
  })
  render(
    <ShopProvider settings={pageSettingsOfTests}>
      <LoopingVideo />
    </ShopProvider>,
  )
}
const arrivedFilm = () =>
  screen.findByLabelText<HTMLVideoElement>(history.video, { selector: 'video' })
const film = () => screen.queryByLabelText<HTMLVideoElement>(history.video, { selector: 'video' })

test('the film is not fetched before it is near the screen', async () => {
  openOn()
  expect(film()).not.toBeInTheDocument()
  expect(screen.getByRole('img', { name: history.video })).toBeInTheDocument()
  act(() => comeNear())
  expect(await arrivedFilm()).toBeInTheDocument()
})

// spec: 2.9
test('the film loops without a sound, and a button stops it', async () => {
  openOn()
  act(() => comeNear())
  expect(await arrivedFilm()).toHaveProperty('muted', true)
  expect(film()).toHaveAttribute('loop')
  const user = userEvent.setup()
  // Until the browser plays it, as where it refuses to by itself, the button starts it.
  expect(screen.getByRole('button', { name: history.play })).toBeInTheDocument()
  fireEvent.play(film()!)
  await user.click(screen.getByRole('button', { name: history.pause }))
  await user.click(screen.getByRole('button', { name: history.play }))
  expect(screen.getByRole('button', { name: history.pause })).toBeInTheDocument()
})

// spec: 2.9
test.each([{ lessMotion: true }, { saveData: true }])('a still picture for %o', async (wish) => {
  openOn(wish)
  act(() => comeNear())
  await act(() => import('./PlayingVideo'))
  expect(film()).not.toBeInTheDocument()
  expect(screen.getByRole('img', { name: history.video })).toBeInTheDocument()
})
