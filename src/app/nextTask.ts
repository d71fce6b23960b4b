/** Goes on in a task of its own, so that whoever touches the page meanwhile is heard. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
