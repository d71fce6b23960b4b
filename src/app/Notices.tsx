import { noticeDuration, notices } from '../state/notices'
import { Messages } from '../ui/Messages'
import { useAppDispatch, useAppSelector } from './hooks'

export function Notices() {
  const dispatch = useAppDispatch()
  const messages = useAppSelector(notices.selectors.all)
  return (
    <Messages
      messages={messages}
      duration={noticeDuration}
      onClose={(id) => dispatch(notices.actions.withdrawn(id))}
    />
  )
}
