import { useEffect, useState } from 'react'

const minute = 60_000

/** The present moment, new at each full minute; for parts that only the browser shows. */
export function useMinute(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setTimeout(() => setNow(new Date()), minute - (now.getTime() % minute))
    return () => clearTimeout(timer)
  }, [now])
  return now
}
