import { useEffect, useEffectEvent, useRef } from 'react'
import { adminLayoutWords } from '../../../../wording/admin/layout'
import { useWords } from '../../../ui/Shop'
import { useMember } from '../session/useMember'
import { useStaffNews } from './useStaffNews'

type Props = { log: readonly { who: string | null; at: string }[]; state: string }

/** Says above an open thing who has changed it and when, where that was somebody else. */
export function OthersChange({ log, state }: Props) {
  const words = useWords(adminLayoutWords)
  const { email } = useMember()
  const news = useStaffNews()
  const shown = useRef({ acts: log.length, state })
  const compare = useEffectEvent(() => {
    const before = shown.current
    shown.current = { acts: log.length, state }
    const acts = log.slice(before.acts)
    const other = acts.filter(({ who }) => who !== email).at(-1)
    if (other) news.other(words.changedBy(other))
    else if (acts.length === 0 && before.state !== state) news.other(words.changedState(state))
  })
  useEffect(() => compare(), [log.length, state])
  return null
}
