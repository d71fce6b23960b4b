import { screen, waitFor } from '@testing-library/react'
import { maxMessageLength } from '../../../contract/maxMessageLength'
import { renderShop } from '../../../testing/renderShop'

async function write(message: string) {
  const view = await renderShop({ path: '/Contact' })
  const { user, words } = view
  const { form } = words.contact
  await user.type(await screen.findByLabelText(/^Nom/), 'Zoé Roy')
  await user.type(screen.getByLabelText(/^E-mail/), 'zoe@client.example')
  if (message) await user.type(screen.getByLabelText(/^Message/), message)
  const send = () => user.click(screen.getByRole('button', { name: form.send }))
  await send()
  return { ...view, form, send }
}
const mails = () => shop.readMails('bonjour@comptoir.example')

test('a message is mailed to the shop, and an answer goes to its writer', async () => {
  const { form } = await write('Bonjour !{enter}{enter}From: moi')
  expect(await screen.findByText(form.sentTitle)).toBeInTheDocument()
  expect(screen.getByText(form.sent('zoe@client.example'))).toBeInTheDocument()
  const [mail] = await waitFor(async () => {
    const found = await mails()
    expect(found).toHaveLength(1)
    return found
  })
  expect(mail).toContain('\nReply-To: zoe@client.example\n')
  expect(mail).toContain('\n> Bonjour !\n> From: moi\n')
})

test('after a message, a link to the page leads to the form again; what is typed stays', async () => {
  const { form, user } = await write('Bonjour')
  await screen.findByText(form.sentTitle)
  const follow = () => user.click(screen.getAllByRole('link', { name: 'Contact' })[0]!)
  await follow()
  const message = await screen.findByLabelText(/^Message/)
  expect(screen.queryByText(form.sentTitle)).not.toBeInTheDocument()
  await user.type(message, 'Encore')
  await follow()
  expect(message).toHaveValue('Encore')
})

test('a message that is not sent stays, with what to do', async () => {
  shop.failNext('writeToShop', 500)
  const { form, send } = await write('Bonjour')
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /Votre texte est toujours là.*bonjour@/,
  )
  expect(screen.getByLabelText(/^Message/)).toHaveValue('Bonjour')
  await send()
  expect(await screen.findByText(form.sentTitle)).toBeInTheDocument()
})

test('a message that a host under maintenance answers with its page is not said to be sent', async () => {
  shop.failNext('writeToShop', 'page')
  const { form, words } = await write('Bonjour')
  expect(await screen.findByRole('alert')).toHaveTextContent(words.common.networkFailed)
  expect(screen.queryByText(form.sentTitle)).not.toBeInTheDocument()
  expect(screen.getByLabelText(/^Message/)).toHaveValue('Bonjour')
})

test('an empty message is not sent, and its field says so', async () => {
  const { form } = await write('')
  const message = screen.getByLabelText(/^Message/)
  await waitFor(() => expect(message).toHaveFocus())
  expect(message).toHaveAccessibleDescription(form.fieldRequired)
  expect(shop.calls()).not.toContain('POST /api/contact')
})

test('a pasted message that a browser would not send is refused beside its field', async () => {
  const { user, send } = await write('')
  const message = screen.getByLabelText<HTMLTextAreaElement>(/^Message/)
  await user.click(message)
  await user.paste('é'.repeat(70_000))
  await send()
  await waitFor(() => expect(message).toHaveAccessibleDescription(/4\s000 caractères au plus/))
  expect(shop.calls()).not.toContain('POST /api/contact')
})

test('a pasted message that is too long stays whole, and its field names the limit', async () => {
  const { form, user, send } = await write('')
  const message = screen.getByLabelText<HTMLTextAreaElement>(/^Message/)
  await user.click(message)
  await user.paste('é'.repeat(maxMessageLength + 1))
  await send()
  await waitFor(() => expect(message).toHaveAccessibleDescription(/4\s000 caractères au plus/))
  expect(message).toHaveFocus()
  expect(message.value).toHaveLength(maxMessageLength + 1)
  expect(screen.queryByText(form.sentTitle)).not.toBeInTheDocument()
  await user.type(message, '{backspace}')
  await send()
  expect(await screen.findByText(form.sentTitle)).toBeInTheDocument()
})
