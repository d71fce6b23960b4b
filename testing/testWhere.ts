/**
 * A `test` that is skipped where the condition does not hold. Each call asks for the `test` of the file
 * that runs, because a worker loads this module once for all its files.
 */
export function testWhere(condition: boolean) {
  return (...told: Parameters<jest.It>) => (condition ? test : test.skip)(...told)
}

/** The same of a group of tests. */
export function describeWhere(condition: boolean) {
  return (...told: Parameters<jest.Describe>) => (condition ? describe : describe.skip)(...told)
}
