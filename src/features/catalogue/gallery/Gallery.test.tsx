import { screen, within } from '@testing-library/react'
import { renderShop } from '../../../../testing/renderShop'
import { galleryWords } from '../../../../wording/gallery'

const words = galleryWords.specified
const file = (digit: string) => `${digit.repeat(32)}.webp`

// The test's browser has no dialogs.
beforeAll(async () => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  const furtherPictures = [
    { file: file('b'), alt: 'Le dos du paquet' },
    { file: file('c'), alt: null },
  ]
  await shop.changeProduct('CAF-05', { picture: file('a'), furtherPictures })
  await shop.changeProduct('CAF-06', { picture: file('a') })
})
afterAll(async () => {
  await shop.changeProduct('CAF-05', { picture: null, furtherPictures: [] })
  await shop.changeProduct('CAF-06', { picture: null })
})

test('every picture of a product can be brought into view and enlarged', async () => {
  const { user } = await renderShop({ path: '/product/CAF-05' })
  const strip = await screen.findByRole('list', { name: words.pictures })
  const names = within(strip)
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label'))
  expect(names).toEqual(
    ['Café 05', 'Le dos du paquet', words.view('Café 05', 3)].map(words.enlarge),
  )
  const scrollTo = jest.fn()
  strip.scrollTo = scrollTo
  Object.defineProperty(strip, 'clientWidth', { value: 300 })
  await user.click(screen.getByRole('button', { name: words.show('Le dos du paquet') }))
  expect(scrollTo).toHaveBeenCalledWith({ left: 300 })

  await user.click(screen.getByRole('button', { name: words.enlarge('Le dos du paquet') }))
  const zoom = await screen.findByRole('dialog', { name: words.enlarged })
  expect(within(zoom).getByRole('img')).toHaveAttribute(
    'src',
    expect.stringMatching(/b{32}.*w=1200/),
  )
  await user.click(within(zoom).getByRole('button', { name: words.next }))
  await user.click(within(zoom).getByRole('button', { name: words.next }))
  expect(within(zoom).getByRole('img')).toHaveAccessibleName('Café 05')
  within(zoom)
    .getByRole('button', { name: words.twice('Café 05') })
    .focus()
  await user.keyboard('{ArrowLeft}')
  expect(within(zoom).getByRole('img')).toHaveAccessibleName(words.view('Café 05', 3))
})

test('one picture is enlarged, without a strip, thumbnails or arrows', async () => {
  const { user } = await renderShop({ path: '/product/CAF-06' })
  await user.click(await screen.findByRole('button', { name: words.enlarge('Café 06') }))
  const zoom = await screen.findByRole('dialog', { name: words.enlarged })
  expect(within(zoom).queryByRole('button', { name: words.next })).not.toBeInTheDocument()
  expect(screen.queryByRole('list', { name: words.pictures })).not.toBeInTheDocument()
  expect(screen.queryByRole('list', { name: words.choose })).not.toBeInTheDocument()
})

test('a picture twice as large begins at its middle', async () => {
  const { user } = await renderShop({ path: '/product/CAF-06' })
  await user.click(await screen.findByRole('button', { name: words.enlarge('Café 06') }))
  const zoom = await screen.findByRole('dialog', { name: words.enlarged })
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(780)
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(390)
  jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(1560)
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(780)
  const scrolls = (['scrollLeft', 'scrollTop'] as const).map((side) =>
    jest.spyOn(Element.prototype, side, 'set'),
  )
  await user.click(within(zoom).getByRole('button', { name: words.twice('Café 06') }))
  expect(scrolls.map((scroll) => scroll.mock.lastCall)).toEqual([[195], [390]])
})

test('a product without a picture has nothing to enlarge', async () => {
  await renderShop({ path: '/product/CAF-07' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Café 07' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: words.enlarge('Café 07') })).not.toBeInTheDocument()
})
