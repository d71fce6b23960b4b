/** Milliseconds after which a browser that is still here has not left for the payment's page. */
export const stayedMs = 15_000

/** Whether the browser may be sent to this page: an https one, or one of this machine. */
export function isPaymentPage(url: string): boolean {
  try {
    const { protocol, origin, hostname } = new URL(url)
    const isLoopback = hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]'
    return (
      protocol === 'https:' || (protocol === 'http:' && (isLoopback || origin === location.origin))
    )
  } catch {
    return false
  }
}
