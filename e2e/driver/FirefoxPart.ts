import type { ElementHandle, Page } from 'puppeteer-core'
import { escaped } from '../escaped'
import { eventually } from '../eventually'
import type { Exactly, Named, Role } from './DrivenPage'
import { find, isInReach, isShown, type Step } from './find'

type Found = ElementHandle<HTMLElement>

/** A part of a page in Firefox, with the meaning of playwright's Locator. */
export class FirefoxPart {
  constructor(
    private readonly page: Page,
    private readonly steps: Step[] = [],
  ) {}

  getByRole(role: Role, { name, exact, level }: Named = {}): FirefoxPart {
    return this.narrowed({ by: 'role', role, level, text: toPattern(name ?? /^/, exact) })
  }
  getByLabel(text: string | RegExp, { exact }: Exactly = {}): FirefoxPart {
    return this.narrowed({ by: 'label', text: toPattern(text, exact) })
  }
  getByText(text: string | RegExp, { exact }: Exactly = {}): FirefoxPart {
    return this.narrowed({ by: 'text', text: toPattern(text, exact) })
  }
  first(): FirefoxPart {
    return this.narrowed({ by: 'first' })
  }

  async click(): Promise<void> {
    await (await this.when(isInReach)).click()
  }
  async fill(text: string): Promise<void> {
    const field = await this.when(isInReach)
    await field.click({ count: 3 })
    await field.type(text)
  }
  async check(): Promise<void> {
    await this.click()
    await eventually(async () => expect(await this.isChecked()).toBe(true))
  }
  scrollIntoViewIfNeeded(): Promise<void> {
    return this.read((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  }
  async waitFor({ state = 'visible' }: { state?: 'visible' | 'hidden' } = {}): Promise<void> {
    if (state === 'visible') await this.when(isShown)
    else await eventually(async () => expect(await this.isVisible()).toBe(false))
  }
  async isVisible(): Promise<boolean> {
    const found = await this.found()
    return found !== null && found.evaluate(isShown)
  }
  isDisabled(): Promise<boolean> {
    return this.read((element) => element.matches(':disabled'))
  }
  isChecked(): Promise<boolean> {
    return this.read((element) => element.matches(':checked'))
  }
  inputValue(): Promise<string> {
    return this.read((element) => (element as HTMLInputElement).value)
  }

  private narrowed(step: Step): FirefoxPart {
    return new FirefoxPart(this.page, [...this.steps, step])
  }
  private async read<Result>(look: (element: HTMLElement) => Result): Promise<Result> {
    return (await this.when(() => true)).evaluate(look)
  }
  private when(isSo: (element: HTMLElement) => boolean): Promise<Found> {
    return eventually(async () => {
      const found = await this.found()
      if (found && (await found.evaluate(isSo))) return found
      throw new Error(`Waited in vain for ${this.name()}`)
    })
  }
  private async found(): Promise<Found | null> {
    const list = await this.page.evaluateHandle(find, this.steps)
    const all = [...(await list.getProperties()).values()]
    if (all.length > 1) throw new Error(`${all.length} of ${this.name()}`)
    return (all[0]?.asElement() ?? null) as Found | null
  }
  private name(): string {
    return this.steps
      .map((step) => ('text' in step ? `${step.by} ${String(step.text)}` : step.by))
      .join(' › ')
  }
}

function toPattern(text: string | RegExp, isExact = false): RegExp {
  if (text instanceof RegExp) return text
  const plain = escaped(text.replace(/\s+/g, ' ').trim())
  return isExact ? new RegExp(`^${plain}$`) : new RegExp(plain, 'i')
}
