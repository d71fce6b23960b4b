import { memoryOf } from '../bench/applyLoad'
import { median } from '../bench/median'

/** Samples each second the memory of a process; ended, says what was seen, in MB. */
export function watchMemory(pid: number): { end: () => { median: number; least: number } } {
  const samples: number[] = []
  const sample = () => {
    // A process that died is reported by those who ask it.
    memoryOf(pid).then(
      (memory) => samples.push(memory),
      () => undefined,
    )
  }
  sample()
  const watch = setInterval(sample, 1000)
  return {
    end() {
      clearInterval(watch)
      return { median: median(samples), least: Math.min(...samples) }
    },
  }
}
