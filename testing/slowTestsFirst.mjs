import Sequencer from '@jest/test-sequencer'

/** Test files that take ten seconds or more. A slow file that starts last runs alone at the end. */
const slow = [
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

/** Starts slow files first. Without recorded durations, Jest only knows the sizes of files. */
export default class SlowTestsFirst extends Sequencer {
  sort(tests) {
    const isSlow = ({ path }) => slow.some((name) => path.includes(`/${name}.test.`))
    const sorted = super.sort(tests)
    return [...sorted.filter(isSlow), ...sorted.filter((test) => !isSlow(test))]
  }
}
