// What the steps ask of a browser: a small part of playwright's Page and Locator, which drive
// Chromium as they are. FirefoxPage and FirefoxPart do the same in Firefox.

export type Role = 'button' | 'heading' | 'link' | 'main' | 'navigation' | 'radio' | 'table'
/** Without `exact`, a text is found anywhere in the name, whatever its case. */
export type Named = { name?: string | RegExp; exact?: boolean; level?: number }
export type Exactly = { exact?: boolean }

/** Something on the page, looked for anew each time; what acts on it waits until it can. */
export interface DrivenPart {
  getByRole(role: Role, named?: Named): this
  getByLabel(text: string | RegExp, options?: Exactly): this
  getByText(text: string | RegExp, options?: Exactly): this
  first(): this
  click(): Promise<void>
  fill(text: string): Promise<void>
  check(): Promise<void>
  scrollIntoViewIfNeeded(): Promise<void>
  waitFor(options?: { state?: 'visible' | 'hidden' }): Promise<void>
  isVisible(): Promise<boolean>
  isDisabled(): Promise<boolean>
  isChecked(): Promise<boolean>
  inputValue(): Promise<string>
}

export interface DrivenPage<Part extends DrivenPart = DrivenPart> {
  getByRole(role: Role, named?: Named): Part
  getByLabel(text: string | RegExp, options?: Exactly): Part
  getByText(text: string | RegExp, options?: Exactly): Part
  /** Opens an address relative to where the shop begins. */
  goto(path: string): Promise<unknown>
  reload(): Promise<unknown>
  url(): string
  evaluate<Result>(work: () => Result): Promise<Result>
  waitForResponse(
    isIt: (response: { url(): string }) => boolean,
  ): Promise<{ url(): string; status(): number }>
}
