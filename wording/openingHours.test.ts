import { openingHours, openingWords } from './openingHours'

const span = (from: string, to: string) => ({ from, to })
const plain = (lines: string[]) => lines.map((line) => line.replaceAll('\u00a0', ' '))

test('days with the same hours are one line, closed days none', () => {
  const usual = [span('09:00', '12:30'), span('14:00', '19:00')]
  const saturday = [span('10:15', '18:00')]
  expect(plain(openingHours([[], usual, usual, usual, usual, saturday, []]))).toEqual([
    'mardi à vendredi : de 9 h à 12 h 30 et de 14 h à 19 h',
    'samedi : de 10 h 15 à 18 h',
  ])
})

test('days that do not follow one another are lines of their own', () => {
  const day = [span('08:00', '20:00')]
  expect(plain(openingHours([day, [], day, day, [], [], day]))).toEqual([
    'lundi : de 8 h à 20 h',
    'mercredi et jeudi : de 8 h à 20 h',
    'dimanche : de 8 h à 20 h',
  ])
})

test('a shop that publishes no hours has no line', () => {
  expect(openingHours([[], [], [], [], [], [], []])).toEqual([])
})

test('closures follow the hours, and a shop that publishes none has no line', () => {
  const closed = [
    { from: '2026-12-24', to: '2027-01-01' },
    { from: '2027-05-14', to: '2027-05-14' },
  ]
  const week = [[], [span('09:00', '19:00')], [], [], [], [], []]
  expect(plain(openingWords({ week, closed }))).toEqual([
    'mardi : de 9 h à 19 h',
    'fermé du jeudi 24 décembre au vendredi 1er janvier',
    'fermé le vendredi 14 mai',
  ])
  expect(openingWords({ week: [], closed })).toEqual([])
})
