import { nextTask } from './nextTask'

/** Does each in a task of its own, so that the browser can handle input in between. */
export async function inTasks(steps: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const step of steps) {
    await nextTask()
    await step()
  }
  await nextTask()
}
