import { useAppDispatch } from '../../app/hooks'
import { notices, type Notice } from '../../state/notices'

/** Shows one passing message an article: the newest replaces the one before. */
export function useCartNotice() {
  const dispatch = useAppDispatch()
  return {
    show: (topic: string, notice: Pick<Notice, 'kind' | 'text'>) =>
      dispatch(notices.actions.shown({ ...notice, topic })),
  }
}
