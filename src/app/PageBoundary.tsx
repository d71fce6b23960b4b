import { Component, type ReactNode } from 'react'
import { BrokenPage } from './BrokenPage'
import { renewAfter } from './lazyComponent'

/** `url`: the page's path with its query string. */
type Props = { url: string; children: ReactNode }
type State = { url: string; error: Error | null }

/** Shows a failed page in place of the page alone; the rest of the shop works on. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { url: this.props.url, error: null }

  static getDerivedStateFromError(error: Error): Partial<State> {
    return { error }
  }

  /** Another page may work. */
  static getDerivedStateFromProps({ url }: Props, state: State): State | null {
    return url === state.url ? null : { url, error: null }
  }

  override componentDidCatch(error: Error) {
    renewAfter(error)
  }

  override render() {
    const { error } = this.state
    return error ? <BrokenPage isChunk={isChunkFailure(error)} /> : this.props.children
  }
}

/** webpack names failed scripts and failed styles differently. */
function isChunkFailure(error: Error): boolean {
  const { code } = error as { code?: unknown }
  return error.name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED'
}
