import Sequencer from '@jest/test-sequencer'

/** The test files that take ten seconds and more: one that begins last keeps the others waiting. */
const longest = [
  'server/jobs/createJobs',
  'server/backup/backup',
  'server/commands/runningShop',
  'server/openShop',
  'src/features/cart/lostReplies',
  'src/features/checkout/Checkout',
  'src/features/checkout/orderForm',
  'testing/requests/badInput',
  'server/system/lockFolder',
  'src/api/failedCalls',
  'server/staff/access',
  'src/app/otherHost',
  'server/search/bitmaps',
]

/** Where no earlier run has left its times, Jest begins with the largest files. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const isLong = ({ path }) => longest.some((name) => path.includes(`/${name}.test.`))
    const sorted = super.sort(tests)
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))]
  }
}
