import type { Page } from '@playwright/test'

export const a4 = '0 0 595 842'

/** The pages of the print in points, as the PDF's boxes say. */
export async function printed(page: Page): Promise<string[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const boxes = [...pdf.matchAll(/\/MediaBox\s*\[([\d. ]+)\]/g)]
  return boxes.map(([, box]) => box!.trim().split(/\s+/).map(Number).map(Math.round).join(' '))
}
