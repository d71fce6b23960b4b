import { contactEndpoints } from '../../contract/api/client/contact'
import { pageSettingsOfTests } from '../../testing/pageSettingsOfTests'
import { overNetwork } from './overNetwork'

const html = { 'Content-Type': 'text/html; charset=utf-8' }

async function dataOf(reply: Response) {
  const fetch = jest.spyOn(globalThis, 'fetch').mockResolvedValue(reply)
  const call = overNetwork(pageSettingsOfTests)
  const manner = { signal: new AbortController().signal, token: null, isChange: true }
  try {
    return (await call({ endpoint: contactEndpoints.writeToShop, body: {} }, manner)).data
  } finally {
    fetch.mockRestore()
  }
}

test.each(['<!doctype html><title>Maintenance</title>', '\n<html></html>'])(
  'a page in place of a reply is a lost reply: %j',
  async (page) => {
    await expect(dataOf(new Response(page, { headers: html }))).rejects.toThrow('HTML')
  },
)

test.each([
  ['', {}, null],
  ['Message envoyé', html, null],
  ['{"message":"Message envoyé"}', html, { message: 'Message envoyé' }],
])('another host may reply %j', async (text, headers, data) => {
  expect(await dataOf(new Response(text, { headers }))).toEqual(data)
})

test('a page that says why it refuses is a refusal', async () => {
  expect(await dataOf(new Response('<h1>502</h1>', { status: 502, headers: html }))).toBeNull()
})
