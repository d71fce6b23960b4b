type Problem = { code?: string | undefined } | undefined

/** Whether the server answers that there is no such thing, or no longer. */
export const isGone = (problem: Problem): boolean => problem?.code === 'not_found'
