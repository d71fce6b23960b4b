import type { Page } from '@playwright/test'

export const a4 = '0 0 595 842'

/** The pages of the print in points, as the PDF's boxes say. */
export async function printed(page: Page): Promise<string[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const boxes = [...pdf.matchAll(/\/MediaBox\s*\[([\d. ]+)\]/g)]
  return boxes.map(([, box]) => box!.trim().split(/\s+/).map(Number).map(Math.round).join(' '))
}

/** What is read on paper, and what is for the screen alone. */
type Sheet = { text: string; frame: string }

/** The look of the page on paper, for someone whose screen is dark. */
export async function lookOnPaper(page: Page, { text, frame }: Sheet) {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  return page.evaluate(
    ([read, forTheScreen]) => {
      const colours = [...document.querySelectorAll(read)].map((one) => {
        const { color, backgroundColor } = getComputedStyle(one)
        return `${color} on ${backgroundColor}`
      })
      const screen = [...document.querySelectorAll(forTheScreen)]
      return {
        colours: [...new Set(colours)],
        shown: screen.filter((one) => one.checkVisibility()).length,
      }
    },
    [text, frame] as const,
  )
}
export const blackOnWhite = { colours: ['rgb(0, 0, 0) on rgb(255, 255, 255)'], shown: 0 }
