import { Component, type ReactNode } from 'react'
import { commonWords } from '../../../wording/common'
import { Button } from '../../ui/Button'
import { Panel } from '../../ui/Panel'
import { useWords } from '../../ui/Shop'

/** Shows that a screen is broken instead of nothing. */
export class AdminBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    return this.state.isBroken ? <Broken /> : this.props.children
  }
}

function Broken() {
  const words = useWords(commonWords)
  return (
    <Panel role="alert">
      <h1>{words.brokenTitle}</h1>
      <Button onClick={() => location.reload()}>{words.reload}</Button>
    </Panel>
  )
}
