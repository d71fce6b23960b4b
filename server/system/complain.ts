/** A sentence for the operator, on the standard error. */
export const complain = (sentence: string) => process.stderr.write(`${sentence}\n`)
