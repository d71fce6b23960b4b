import { isFull } from './sample'

/** A test that the gate leaves out, because it starts processes or shops: `npm run nightly` takes it. */
export const nightlyTest = isFull ? test : test.skip
