import { screen, waitFor } from '@testing-library/react'
import { renderAdmin } from '../../../../testing/renderAdmin'
import { adminPaths, adminProductPath } from '../../../../contract/site/adminPaths'
import { maxFurtherPictures } from '../../../../contract/site/uploads'
import { adminLayoutWords } from '../../../../wording/admin/layout'
import { adminPicturesWords } from '../../../../wording/admin/pictures'
import { adminProductFormWords } from '../../../../wording/admin/productForm'
import { productReplies } from '../../../../wording/replies/products'

const words = adminPicturesWords.specified
const product = adminProductFormWords.specified
const start =
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImW'
const red = `${start}NYZWyMFTEMLQkAsA5EASaSArUAAAAASUVORK5CYII=`
const green = `${start}MwXmWMFTEMLQkAkk5EAZ6uEcIAAAAASUVORK5CYII=`
const fileOf = (base64: string, name: string) =>
  new File([new Uint8Array(Buffer.from(base64, 'base64'))], name, { type: 'image/png' })
const pictures = () => screen.queryAllByRole('button', { name: /^Retirer l’image \d+$/ })

test('a picture that is dropped while another is sent follows it', async () => {
  const { user } = await renderAdmin(adminProductPath(5))
  const drop = await screen.findByLabelText(words.add)
  const before = pictures().length
  shop.slow(500)
  await user.upload(drop, fileOf(red, 'rouge.png'))
  await user.upload(drop, fileOf(green, 'vert.png'))
  shop.slow(0)
  expect(
    await screen.findByRole('button', { name: words.removeName(before + 2) }),
  ).toBeInTheDocument()
})

test('a picture for which there is no room is named, and not sent', async () => {
  const others = Array.from({ length: maxFurtherPictures - 1 }, (_, place) => ({
    file: `${place}.png`,
    alt: null,
  }))
  await shop.changeProduct('CAF-06', { picture: 'une.png', furtherPictures: others })
  const { user } = await renderAdmin(adminProductPath(6))
  const drop = await screen.findByLabelText(words.add)
  await user.upload(drop, [fileOf(red, 'rouge.png'), fileOf(green, 'vert.png')])
  expect(await screen.findByText(words.noRoom('vert.png'), { normalizer: String })).toBeVisible()
  expect(pictures()).toHaveLength(maxFurtherPictures + 1)
  expect(shop.calls().filter((call) => call.endsWith('/api/admin/pictures'))).toHaveLength(1)
})

test('a file that is no picture is named in a sentence of its own, before the reason', async () => {
  const { user } = await renderAdmin(adminProductPath(5))
  const drop = await screen.findByLabelText(words.add)
  await user.upload(drop, fileOf(btoa('%PDF-1.7'), 'facture.png'))
  expect(await screen.findByText(/^facture\.png n’est pas ajoutée\. L’image [^:]*$/)).toBeVisible()
})

test('a picture that a proxy before the shop refuses says whose limit it is', async () => {
  const { user } = await renderAdmin(adminProductPath(5))
  const drop = await screen.findByLabelText(words.add)
  shop.failNext('uploadStaffPicture', 413)
  await user.upload(drop, fileOf(red, 'rouge.png'))
  const sentence = words.refused('rouge.png', adminLayoutWords.specified.refusedByProxy)
  expect(await screen.findByText(sentence, { normalizer: String })).toBeVisible()
})

test('a picture that arrives after a save joins those that were saved', async () => {
  const { user } = await renderAdmin(adminProductPath(7))
  const drop = await screen.findByLabelText(words.add)
  const before = pictures().length
  await user.upload(drop, fileOf(red, 'rouge.png'))
  await screen.findByRole('button', { name: words.removeName(before + 1) })
  shop.slow(500)
  await user.upload(drop, fileOf(green, 'vert.png'))
  const sent = () => shop.calls().filter((call) => call.endsWith('/api/admin/pictures'))
  await waitFor(() => expect(sent()).toHaveLength(2))
  shop.slow(0)
  await user.click(screen.getByRole('button', { name: product.save }))
  await screen.findByText(productReplies.changed)
  await screen.findByRole('button', { name: words.removeName(before + 2) })
  expect(screen.queryByText(words.newer)).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: product.save }))
  await waitFor(() =>
    expect(screen.getByRole('button', { name: product.save })).not.toHaveAttribute('aria-busy'),
  )
  expect(pictures()).toHaveLength(before + 2)
})

test('a new product is not created while one of its pictures is still sent', async () => {
  const { user } = await renderAdmin(adminPaths.newProduct)
  const field = (label: string) => screen.findByLabelText(new RegExp(`^${label}( \\*)?$`))
  await user.type(await field(product.serial), 'CAF-NEUF')
  const drop = await screen.findByLabelText(words.add)
  shop.slow(500)
  await user.upload(drop, fileOf(red, 'rouge.png'))
  await screen.findByText(words.sending(1, 1))
  await user.click(screen.getByRole('button', { name: product.create }))
  expect(await screen.findByText(product.picturesOnTheirWay, { normalizer: String })).toBeVisible()
  shop.slow(0)
  expect(await screen.findByRole('button', { name: words.removeName(1) })).toBeVisible()
  expect(await field(product.serial)).toHaveValue('CAF-NEUF')
})
