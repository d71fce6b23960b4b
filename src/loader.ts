// Stands in every page from the server, by its hash: fetches the shop's script once what counts is
// painted, and holds what the visitor does until that script can answer.

/** Milliseconds after which a picture that does not come is not waited for any longer. */
const patience = 10_000
/** The scripts that were not asked for yet, or did not come. */
const missing = document.currentScript?.dataset.scripts?.split(' ') ?? []
const held: (() => void)[] = []
const handedOver = new AbortController()
const { signal } = handedOver

function fetchScripts(): void {
  for (const address of missing.splice(0)) {
    const script = document.createElement('script')
    script.addEventListener('error', () => {
      script.remove()
      // Asked for again at the next sign.
      missing.push(address)
    })
    // As the script's own chunks are looked for, so that none is fetched twice.
    script.src = new URL(address, location.href).href
    document.head.append(script)
  }
}

function hold(event: Event, again: () => void): void {
  event.preventDefault()
  event.stopPropagation()
  held.push(again)
  document.documentElement.setAttribute('data-held', '')
  fetchScripts()
}

function onClick(event: Event): void {
  const button = (event.target as Element).closest<HTMLButtonElement>('#root button')
  if (button?.type === 'button') hold(event, () => button.click())
}

/** A form with an address of its own works without the script. */
function onSubmit(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement
  if (form.method !== 'get') hold(event, () => form.requestSubmit(event.submitter))
}

function onChange({ target }: Event): void {
  if (target instanceof HTMLSelectElement && target.form?.method === 'get')
    target.form.requestSubmit()
}

window.heldForShop = {
  handOver() {
    if (signal.aborted) return
    handedOver.abort()
    document.documentElement.removeAttribute('data-held')
    held.splice(0).forEach((again) => again())
  },
}
const capture = { capture: true, signal }
document.addEventListener('click', onClick, capture)
document.addEventListener('submit', onSubmit, capture)
document.addEventListener('change', onChange, capture)
// Whoever reaches for something will soon want an answer.
for (const sign of ['pointerdown', 'keydown', 'touchstart', 'focusin'])
  document.addEventListener(sign, fetchScripts, { capture: true, passive: true, signal })

/** Once the next frame stands on the screen. */
function fetchScriptsAfterPaint(): void {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(fetchScripts)))
}

const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')
// Decoded is loaded and ready to be painted; a picture that fails is not waited for either.
if (picture) picture.decode().then(fetchScriptsAfterPaint, fetchScriptsAfterPaint)
else fetchScriptsAfterPaint()
setTimeout(fetchScripts, patience)
