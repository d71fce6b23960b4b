// In the head of every page from the server, allowed by its hash. Leaves the network to the main
// picture, then fetches the shop's script, and holds the visitor's clicks until it can answer them.

/** Milliseconds after which the main picture is not waited for any longer. */
const timeoutMs = 10_000
/** Milliseconds after which a decoded picture counts as painted, whatever the browser says. */
const paintMs = 1_000
/** The scripts not fetched yet, or not arrived. */
const missing = document.currentScript?.dataset.scripts?.split(' ') ?? []
/** What was pressed last of each control, or each press of a stepper. */
const held = new Map<object, () => void>()
const { dataset } = document.documentElement
const replayed = new AbortController()
const { signal } = replayed

function fetchRest(): void {
  // The script would find half a page.
  if (document.readyState === 'loading') return
  letPicturesCome()
  missing.splice(0).forEach((url) => {
    const script = document.createElement('script')
    script.onerror = () => {
      script.remove()
      dataset.failed = ''
      // Shows the sentence of the page (src/ui/base.css), until the next press or the replay.
      if ('held' in dataset) dataset.held = 'failed'
      // Fetched again at the next event.
      missing.push(url)
    }
    // Written as webpack writes the URLs of its chunks, so that none is fetched twice.
    script.src = location.origin + url
    document.head.append(script)
  })
}

/** First the pictures in sight, then the others: starting all at once would block the page. */
function letPicturesCome(): void {
  if (dataset.early === undefined) return
  dataset.early = 'below'
  afterPaint(() => {
    delete dataset.early
  })
}

/** After the next frame is painted. */
function afterPaint(work: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(work)))
}

/** Once the browser has shown a decoded picture, which may take it more frames than one. */
function fetchAfterPicture(): void {
  const type = 'largest-contentful-paint'
  if (PerformanceObserver.supportedEntryTypes.includes(type)) {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntries().some((entry) => (entry as LargestContentfulPaint).url)) fetchRest()
    })
    observer.observe({ type, buffered: true })
    setTimeout(fetchRest, paintMs)
  } else afterPaint(fetchRest)
}

function hold(event: Event, control: object, again: () => void): void {
  event.preventDefault()
  event.stopPropagation()
  held.delete(control)
  held.set(control, again)
  dataset.held = ''
  fetchRest()
}

function onClick(event: Event): void {
  const button = (event.target as Element).closest<HTMLButtonElement>('#root button')
  if (button?.type !== 'button') return
  // Each press of a stepper is one more; of any other control it is impatience.
  const isStep = (button.parentElement as Element).querySelector('[type=number]')
  hold(event, isStep ? event : button, () => button.click())
}

/** A GET form works without the script; so does one that the server answers, once the script failed. */
function onSubmit(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement
  if (form.method !== 'get' && !form.closest('[data-failed] [data-answered]'))
    hold(event, form, () => form.requestSubmit(event.submitter))
}

function onChange(event: Event): void {
  const { target } = event
  if (target instanceof HTMLSelectElement && target.form?.method === 'get') {
    // The script, where it has just come, would read it after the reset.
    event.stopPropagation()
    target.form.requestSubmit()
    // Back restores what a form had, and the list of then.
    target.form.reset()
  }
}

window.earlyEvents = {
  replay() {
    if (signal.aborted) return
    replayed.abort()
    delete dataset.held
    // Each in a task of its own, so that what it changes is rendered before the next.
    held.forEach((again) => setTimeout(again))
  },
}
const capture = { capture: true, signal }
addEventListener('click', onClick, capture)
addEventListener('submit', onSubmit, capture)
addEventListener('change', onChange, capture)
// The visitor will soon need the script.
for (const sign of ['pointerdown', 'keydown', 'focusin', 'scroll'])
  addEventListener(sign, fetchRest, capture)

// Other pictures wait (src/ui/Picture.module.css), and the font of the text (src/ui/fonts.css), which
// the worker of an earlier visit has.
dataset.early = ''
if (!(navigator as Partial<Navigator>).serviceWorker?.controller) dataset.fallbackFont = ''
addEventListener('DOMContentLoaded', () => {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')
  const go = () => afterPaint(fetchRest)
  if (held.size > 0) fetchRest()
  // Decoded means loaded and ready to be painted; a picture that fails is not waited for either.
  else if (picture) picture.decode().then(fetchAfterPicture, go)
  else go()
})
setTimeout(fetchRest, timeoutMs)
