import { memoryOf } from './applyLoad'
import { median } from './median'

/** Looks each second at the memory of a process; ended, says what was seen, in MB. */
export function watchMemory(pid: number): { end: () => { median: number; least: number } } {
  const looks: number[] = []
  const look = () => {
    // A process that died is reported by those who ask it.
    memoryOf(pid).then(
      (memory) => looks.push(memory),
      () => undefined,
    )
  }
  look()
  const watch = setInterval(look, 1000)
  return {
    end() {
      clearInterval(watch)
      return { median: median(looks), least: Math.min(...looks) }
    },
  }
}
