import { nanoid } from '@reduxjs/toolkit'
import { useRef } from 'react'
import { useAppDispatch } from '../../app/hooks'
import { notices, type Notice } from '../../state/notices'

/** Shows one passing message an article: the newest replaces the one before. */
export function useCartNotice() {
  const dispatch = useAppDispatch()
  const shown = useRef(new Map<string, string>())
  return {
    show(key: string, notice: Omit<Notice, 'id'>) {
      const earlier = shown.current.get(key)
      if (earlier) dispatch(notices.actions.withdrawn(earlier))
      const id = nanoid()
      shown.current.set(key, id)
      dispatch(notices.actions.shown({ ...notice, id }))
    },
  }
}
