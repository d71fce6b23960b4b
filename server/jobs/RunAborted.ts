type Reason = 'LEASE_LOST' | 'STOPPED' | 'TIMEOUT'

/** A run is to end before its work is done. */
export class RunAborted extends Error {
  constructor(readonly code: Reason) {
    super(`The run is to end: ${code}`)
    this.name = 'RunAborted'
  }
}

/** Whether a run is to end because its server stops. */
export const isServerStopping = ({ reason }: AbortSignal): boolean =>
  reason instanceof RunAborted && reason.code === 'STOPPED'
