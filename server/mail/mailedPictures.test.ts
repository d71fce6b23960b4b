import { withPictures } from './mailedPictures'

const html = '<p>Café</p><img src="cid:a.png" alt=""><img src="cid:b.png" alt="">'
const forEver = () => new Promise<never>(() => undefined)

test('a mail leaves without a picture that is not there in time, or cannot be read', async () => {
  const bytes = Buffer.from('JPEG')
  const find = (name: string) => (name === 'a.png' ? Promise.resolve(bytes) : forEver())
  const mail = await withPictures(html, find, 50)
  expect(mail.pictures).toEqual([{ name: 'a.png', bytes }])
  expect(mail.html).toBe('<p>Café</p><img src="cid:a.png" alt="">')
  const broken = () => Promise.reject(new Error('no disk'))
  expect(await withPictures(html, broken)).toEqual({ pictures: [], html: '<p>Café</p>' })
})
