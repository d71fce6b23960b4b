import { promotionReplies as words } from '../../wording/replies/promotions'
import { promotionShares } from '../shop/promotionShares'
import type { UsedPromotion } from './queries'
import { usageProblem } from './rules'

const promotion: UsedPromotion = {
  id: 1,
  code: 'NOEL',
  kind: 'percent',
  value: 10,
  minimumCents: 0,
  categoryId: null,
  categoryName: null,
  maxUses: null,
  oncePerClient: false,
  startsOn: '2026-12-01',
  endsOn: '2026-12-24',
  endedAt: null,
  uses: 0,
  ownUses: 0,
}

test.each([
  ['2026-11-30T22:59:59Z', words.notYet('2026-12-01')],
  ['2026-11-30T23:00:00Z', null],
  ['2026-12-24T22:59:59Z', null],
  ['2026-12-24T23:00:00Z', words.ended],
])('a code counts from its first day to the end of its last, in Paris: %s', (at, problem) => {
  expect(usageProblem(promotion, new Date(at))).toBe(problem)
})

test('a percentage is rounded once, on the sum, and its parts add up to it', () => {
  const lines = [
    { quantity: 1, priceCents: 333, categoryId: 1 },
    { quantity: 3, priceCents: 333, categoryId: 2 },
    { quantity: 1, priceCents: 334, categoryId: 1 },
  ]
  // 10 % of 16.66 is 1.666.
  expect(promotionShares(promotion, lines)).toEqual([33, 100, 34])
  // 10 % of 6.67 is 0.667.
  expect(promotionShares({ ...promotion, categoryId: 1 }, lines)).toEqual([33, 0, 34])
})
