type Connection = { saveData?: boolean; effectiveType?: string }

/** Whether the visitor asks for less data, by the browser or by the system. */
export function savesData(window: Window): boolean {
  const { saveData } = connectionOf(window.navigator)
  return saveData === true || window.matchMedia('(prefers-reduced-data: reduce)').matches
}

/** A browser that does not say counts as slow. */
export const isConnectionFast = ({ navigator }: Window): boolean =>
  connectionOf(navigator).effectiveType === '4g'

const connectionOf = (navigator: Navigator) =>
  (navigator as Navigator & { connection?: Connection }).connection ?? {}
