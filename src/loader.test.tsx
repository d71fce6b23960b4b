/** @jest-environment jsdom */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { nextTask } from './app/nextTask'

/** A page as it comes from the server, with its loader and without the shop's script. */
function arrive(content: string) {
  delete document.documentElement.dataset.failed
  document.body.innerHTML = `<div id="root">${content}</div>`
  const own = document.createElement('script')
  own.dataset.scripts = '/static/js/main.js'
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(own)
  jest.isolateModules(() => jest.requireActual('./loader'))
}

const script = () => document.head.querySelector('script')
/** Whether it goes as a form without a script does. */
const submit = (form: HTMLFormElement) =>
  form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))

test('impatient presses count once, those of a stepper each, and each finds what the last one changed', async () => {
  arrive(`
    <div><button type="button">−</button><input type="number" /><button type="button">+</button></div>
    <div><button type="button">Ajouter</button></div>`)
  const [, more, add] = document.querySelectorAll('button')
  let quantity = 1
  const added: number[] = []
  // As React renders: after the task.
  more!.addEventListener('click', () => queueMicrotask(() => (quantity += 1)))
  add!.addEventListener('click', () => added.push(quantity))
  for (const button of [add, more, add, more, add]) button!.click()
  window.earlyEvents?.replay()
  await nextTask()
  expect(added).toEqual([3])
})

test('a form that was sent twice is sent once', async () => {
  arrive('<form method="post"><button>Envoyer</button></form>')
  const form = document.querySelector('form')!
  const sent = jest.spyOn(form, 'requestSubmit').mockImplementation()
  expect([submit(form), submit(form)]).toEqual([false, false])
  window.earlyEvents?.replay()
  await nextTask()
  expect(sent).toHaveBeenCalledTimes(1)
})

test('a press that no script answers is answered by a sentence, until the next one', () => {
  arrive('<button type="button">Ajouter</button>')
  const style = document.body.appendChild(document.createElement('style'))
  style.textContent = readFileSync(path.join(__dirname, 'ui/base.css'), 'utf8')
  const sentence = document.body.appendChild(document.createElement('p'))
  sentence.id = 'not-loaded'
  const press = () => document.querySelector('button')!.click()
  const fail = () => script()!.dispatchEvent(new Event('error'))
  dispatchEvent(new Event('scroll'))
  fail()
  expect(sentence).not.toBeVisible()
  press()
  expect(sentence).not.toBeVisible()
  fail()
  expect(sentence).toBeVisible()
  press()
  expect(sentence).not.toBeVisible()
  fail()
  expect(sentence).toBeVisible()
  window.earlyEvents?.replay()
  expect(sentence).not.toBeVisible()
})

test('a sort chosen early is sent, and its form then says again how the list is sorted', () => {
  arrive(`<form>
    <select name="tri"><option>asc</option><option selected>pertinence</option><option>desc</option></select>
  </form>`)
  const select = document.querySelector('select')!
  const sent: FormDataEntryValue[][] = []
  const changes = jest.fn()
  select.form!.addEventListener('change', changes)
  select.form!.addEventListener('submit', (event) => {
    event.preventDefault()
    sent.push(new FormData(select.form!).getAll('tri'))
  })
  select.value = 'desc'
  select.dispatchEvent(new Event('change', { bubbles: true }))
  expect(sent).toEqual([['desc']])
  expect(select).toHaveValue('pertinence')
  // The script's own handler would read the form as it is now.
  expect(changes).not.toHaveBeenCalled()
  window.earlyEvents?.replay()
})

test('where the script is blocked, a form that the server answers is sent, others wait for the script', () => {
  arrive('<div data-answered><form method="post"></form></div><form method="post"></form>')
  const [answered, other] = document.querySelectorAll('form')
  expect(submit(answered!)).toBe(false)
  script()!.dispatchEvent(new Event('error'))
  expect([submit(answered!), submit(other!)]).toEqual([true, false])
  expect(script()).not.toBeNull()
})
