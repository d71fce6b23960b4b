import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { halfType } from '../../../../testing/halfType'
import { holdTimers } from '../../../../testing/holdTimers'
import { renderAdmin } from '../../../../testing/renderAdmin'
import type { ChangedProduct, StaffProduct } from '../../../../contract/api/staff/staffProduct'
import { adminProductPath } from '../../../../contract/site/adminPaths'
import { adminLayoutWords } from '../../../../wording/admin/layout'
import { adminPicturesWords } from '../../../../wording/admin/pictures'
import { adminProductFormWords } from '../../../../wording/admin/productForm'
import { settlingMs } from '../news/useIsSettling'

const words = adminProductFormWords.specified
const field = (column: string) =>
  screen.findByLabelText(new RegExp(`^${words.labelOf(column)}( \\*)?$`))
const type = async (column: string, value: string) =>
  fireEvent.change(await field(column), { target: { value } })
let names = 0
/** One that no product has, in a second try neither. */
const newName = () => `Moka ${(names += 1)}`
const save = () => screen.findByRole('button', { name: words.save })
/** Waits for the page's own heading; the preview below may have the same one already. */
const shows = (name: string) =>
  waitFor(() => expect(screen.getAllByRole('heading', { level: 1 })[0]).toHaveTextContent(name))

test('what is typed while a product is saved stays, and is saved by the next press', async () => {
  const [name, later] = [newName(), newName()]
  const { user } = await renderAdmin(adminProductPath(2))
  await type('name', name)
  shop.slow(500)
  await user.click(await save())
  await type('name', later)
  shop.slow(0)
  await shows(name)
  expect(await field('name')).toHaveValue(later)
  await user.click(await save())
  await shows(later)
})

test('a saved product shows what was saved, even if it cannot be read again', async () => {
  const name = newName()
  const { user } = await renderAdmin(adminProductPath(3))
  await type('name', name)
  shop.failNext('getStaffProduct', 503)
  await user.click(await save())
  await shows(name)
  expect(await field('name')).toHaveValue(name)
})

test('what is typed is saved after its typist has taken the product off sale', async () => {
  const name = newName()
  const { user, member } = await renderAdmin(adminProductPath(4))
  await type('name', name)
  await user.click(await screen.findByRole('button', { name: words.retire }))
  await screen.findByRole('button', { name: words.putBack })
  await user.click(await save())
  await waitFor(async () => {
    const { body } = await member.send('GET', '/api/admin/products/4')
    expect(body).toMatchObject({ retired: true, cells: { name } })
  })
})

let retired = 10
test('a double press takes a product off sale, and does not put it back', async () => {
  // Another one in a second try.
  const id = (retired += 1)
  const { user } = await renderAdmin(adminProductPath(id))
  const release = holdTimers(settlingMs)
  await user.click(await screen.findByRole('button', { name: words.retire }))
  const putBack = await screen.findByRole('button', { name: words.putBack })
  await user.click(putBack)
  act(release)
  const changes = () => shop.calls().filter((call) => call === `POST /api/admin/products/${id}`)
  expect(changes()).toHaveLength(1)
  await user.click(putBack)
  await waitFor(() => expect(changes()).toHaveLength(2))
})

test('a product that lacks what the law wants is not put back on sale, and its fields are named', async () => {
  const author = await shop.addStaff()
  const cells = { name: newName(), category: 'Thé', price: '12,90', stock: '3', retired: 'oui' }
  const { body } = await author.send<ChangedProduct>('POST', '/api/admin/products', {
    ...{ serial: `MOKA-${Date.now()}`, cells },
  })
  const { user } = await renderAdmin(adminProductPath(body.product.id))
  await user.click(await screen.findByRole('button', { name: words.putBack }))
  const refusal = await screen.findByText(/^Rien n’est enregistré/)
  for (const column of ['legalName', 'ingredients', 'netQuantity'])
    expect(refusal).toHaveTextContent(words.labelOf(column))
})

test('a reduction whose last day is half typed is not saved without a last day', async () => {
  const { user, member } = await renderAdmin(adminProductPath(6))
  await type('reducedPrice', '0,10')
  const lastDay = await field('reducedUntil')
  halfType(lastDay)
  await user.click(await save())
  await waitFor(() =>
    expect(lastDay).toHaveAccessibleDescription(
      expect.stringContaining(adminLayoutWords.specified.unfinished.date),
    ),
  )
  const { body } = await member.send<StaffProduct>('GET', '/api/admin/products/6')
  expect(body.cells.reducedPrice).not.toBe('0,10')
})

test.each([
  ['name', 201, /200 caractères au plus/],
  ['description', 10_001, /5\s000 caractères au plus/],
  ['harvest', 81, /80 caractères au plus/],
])(
  'a pasted %s that is too long stays whole, and its field names the limit',
  async (column, length, limit) => {
    const { user } = await renderAdmin(adminProductPath(10))
    const pasted = 'é'.repeat(length)
    const control = await field(column)
    await user.clear(control)
    await user.click(control)
    await user.paste(pasted)
    await user.click(await save())
    await waitFor(() => expect(control).toHaveAccessibleDescription(limit))
    expect(control).toHaveValue(pasted)
  },
)

test('words that somebody else has ticked meanwhile are said above the boxes', async () => {
  const { user, member } = await renderAdmin(adminProductPath(5))
  const name = words.labelOf('brewing')
  const boxes = await screen.findByRole('group', { name })
  await user.click(within(boxes).getByLabelText('moka'))
  const product = '/api/admin/products/5'
  const { body } = await member.send<StaffProduct>('GET', product)
  const cells = { brewing: 'filtre' }
  await member.send('POST', product, { version: body.version, cells })
  await user.click(await save())
  await waitFor(() => expect(boxes).toHaveAccessibleDescription(words.newer('filtre')))
})

test('a picture that becomes the first says that its text goes, and has it again further down', async () => {
  const text = 'La mouture'
  const furtherPictures = [{ file: 'deux.png', alt: text }]
  await shop.changeProduct('CAF-07', { picture: 'une.png', furtherPictures })
  const { user } = await renderAdmin(adminProductPath(7))
  const pictures = adminPicturesWords.specified
  await user.click(await screen.findByRole('button', { name: pictures.earlierName(2) }))
  const note = () =>
    screen.queryByText(`${pictures.first} ${pictures.firstAlt(text)}`, { normalizer: String })
  expect(note()).toBeVisible()
  await user.click(screen.getByRole('button', { name: pictures.laterName(1) }))
  expect(note()).not.toBeInTheDocument()
  expect(screen.getByLabelText(pictures.altOf(2))).toHaveValue(text)
})

test('a frame and its own original are described and removed one by one', async () => {
  const name = `cadre-${Date.now()}.png`
  await shop.framePicture(name, 'une.png')
  const furtherPictures = [{ file: 'une.png', alt: null }]
  await shop.changeProduct('CAF-08', { picture: name, furtherPictures })
  const { user } = await renderAdmin(adminProductPath(8))
  const pictures = adminPicturesWords.specified
  const text = 'La mouture'
  fireEvent.change(await screen.findByLabelText(pictures.altOf(2)), { target: { value: text } })
  const note = () =>
    screen.queryByText(`${pictures.first} ${pictures.firstAlt(text)}`, { normalizer: String })
  expect(note()).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: pictures.removeName(1) }))
  expect(note()).toBeVisible()
  expect(screen.queryByRole('button', { name: pictures.removeName(2) })).not.toBeInTheDocument()
})

test('a picture that is removed leaves the focus to the pictures', async () => {
  const furtherPictures = [{ file: 'deux.png', alt: null }]
  await shop.changeProduct('CAF-09', { picture: 'une.png', furtherPictures })
  const { user } = await renderAdmin(adminProductPath(9))
  const pictures = adminPicturesWords.specified
  const remove = () => screen.findByRole('button', { name: pictures.removeName(1) })
  await user.click(await remove())
  expect(screen.getByRole('region', { name: pictures.title })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(await remove()).toBeInTheDocument()
})
