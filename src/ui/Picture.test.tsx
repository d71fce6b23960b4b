/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import { pageSettingsOfTests } from '../../testing/pageSettingsOfTests'
import { Picture } from './Picture'
import { ShopProvider } from './Shop'

const picture = (file: string | null, settings = pageSettingsOfTests, isMain?: boolean) => (
  <ShopProvider settings={settings}>
    <Picture picture={file} alt="Café 01" sizes="50vw" isMain={isMain} />
  </ShopProvider>
)
afterEach(() => jest.restoreAllMocks())

const image = () => screen.getByRole('img', { name: 'Café 01' })

test('a file name is fetched from the API host, in several widths', () => {
  render(picture('huila.webp', { ...pageSettingsOfTests, basePath: '/boutique/' }))
  expect(image()).toHaveAttribute('src', '/boutique/images/huila.webp?w=480')
  expect(image().getAttribute('srcset')?.split(', ')).toEqual(
    [240, 320, 480, 640, 720, 800, 1200].map((w) => `/boutique/images/huila.webp?w=${w} ${w}w`),
  )
  expect(image()).toHaveAttribute('sizes', '50vw')
  expect(image()).toHaveAttribute('loading', 'lazy')
})

test('a URL is used as it is', () => {
  render(picture('https://pictures.example/huila.jpg'))
  expect(image()).toHaveAttribute('src', 'https://pictures.example/huila.jpg')
  expect(image()).not.toHaveAttribute('srcset')
})

// spec: 3.2
test('a broken picture becomes the shop’s own, once', () => {
  render(picture('gone.webp'))
  fireEvent.error(image())
  const fallback = image().getAttribute('src')
  expect(fallback).toContain('coffee.png')
  expect(image()).not.toHaveAttribute('srcset')
  fireEvent.error(image())
  expect(image()).toHaveAttribute('src', fallback)
})

test('a picture that cannot come without a connection stays the product’s', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  render(picture('huila.webp'))
  fireEvent.error(image())
  expect(image()).toHaveAttribute('src', '/images/huila.webp?w=480')
})

// spec: 9.7
test.each([null, '', 'coffee.png'])('%p is the shop’s own picture from the start', (file) => {
  render(picture(file))
  expect(image()).toHaveAttribute('src', expect.stringContaining('coffee.png'))
})

test('another product’s picture gets its own try', () => {
  const { rerender } = render(picture('gone.webp'))
  fireEvent.error(image())
  rerender(picture('huila.webp'))
  expect(image()).toHaveAttribute('src', '/images/huila.webp?w=480')
})

test('a picture that failed before the script arrived becomes the shop’s own', () => {
  // jsdom fetches no pictures: these are the properties of one that failed.
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
  jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(0)
  render(picture('gone.webp'))
  expect(image()).toHaveAttribute('src', expect.stringContaining('coffee.png'))
})

test('the main picture is shown small, as it was seen before, until the large one is there', () => {
  const { unmount } = render(picture('seen.webp'))
  jest.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get').mockReturnValue('/small.webp')
  fireEvent.load(image())
  unmount()
  render(picture('seen.webp', pageSettingsOfTests, true))
  expect(image().style.backgroundImage).toContain('url("/small.webp")')
})
