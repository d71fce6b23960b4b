import { addDays } from '../../contract/parisianDays'

const fixed = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25']
/** Easter Monday, Ascension, Whit Monday. */
const daysAfterEaster = [1, 39, 50]

/** Whether a day is a public holiday of the whole of France (code du travail, article L.3133-1). */
export function isPublicHoliday(day: string): boolean {
  if (fixed.includes(day.slice(5))) return true
  const easter = easterOf(Number(day.slice(0, 4)))
  return daysAfterEaster.some((count) => addDays(easter, count) === day)
}

/**
 * Easter Sunday by the anonymous Gregorian computus (Nature, 20 April 1876; J. Meeus, Astronomical
 * Algorithms, chapter 8). A holiday library would be larger than what it replaces.
 */
function easterOf(year: number): string {
  const floor = (one: number, other: number) => Math.floor(one / other)
  const a = year % 19
  const b = floor(year, 100)
  const c = year % 100
  const g = floor(8 * b + 13, 25)
  const h = (19 * a + b - floor(b, 4) - g + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * floor(c, 4) - h - (c % 4)) % 7
  const m = floor(a + 11 * h + 22 * l, 451)
  const shifted = h + l - 7 * m + 114
  const iso = Date.UTC(year, floor(shifted, 31) - 1, (shifted % 31) + 1)
  return new Date(iso).toISOString().slice(0, 10)
}
