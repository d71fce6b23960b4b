/** Whether people find the shop there: https, and not this machine. */
export function isPublicUrl(url: string): boolean {
  const { protocol, hostname } = new URL(url)
  return protocol === 'https:' && !/^(localhost|\[::1\]|127(\.\d{1,3}){3})$/.test(hostname)
}
