import type { Page } from '@playwright/test'
import { adminSettingsWords } from '../wording/admin/settings'
import { adminSettingReplies as replies } from '../wording/replies/adminSettings'
import { button } from './adminAccount'

const words = adminSettingsWords.specified
type Name = keyof typeof words.titles

/** A setting of Réglages. */
export const settingCard = (page: Page, name: Name) =>
  page.getByRole('region', { name: words.titles[name] })

/** The button that opens its form. */
export const changeButton = (page: Page, name: Name) =>
  button(page, words.change(words.titles[name]))

export const saveButton = (page: Page) => button(page, words.save)

export const seesSaved = (page: Page, name: Name) =>
  settingCard(page, name).getByText(replies.changed).waitFor()
