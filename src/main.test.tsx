import { nextTask } from './app/nextTask'
import './loader'

test('where the shop’s script does not start, a form is sent as without it', async () => {
  document.body.innerHTML = `
    <div id="root"><form method="post"><button>Envoyer</button></form></div>
    <script id="settings" type="application/json">{</script>`
  const form = document.querySelector('form')!
  const sent = jest.spyOn(form, 'requestSubmit').mockImplementation()
  const submit = () => {
    const event = new SubmitEvent('submit', { bubbles: true, cancelable: true })
    form.dispatchEvent(event)
    return event
  }
  expect(submit().defaultPrevented).toBe(true)
  const logged = jest.spyOn(console, 'error').mockImplementation()
  const failed = new Promise((resolve) => logged.mockImplementation(resolve))
  await import('./main')
  expect(await failed).toBeInstanceOf(SyntaxError)
  await nextTask()
  expect(sent).toHaveBeenCalledTimes(1)
  expect(submit().defaultPrevented).toBe(false)
})
