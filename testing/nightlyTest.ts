import { isFull } from './sample'
import { testWhere } from './testWhere'

/** A test that the gate leaves out, because it starts processes or shops: `npm run nightly` takes it. */
export const nightlyTest = testWhere(isFull)
