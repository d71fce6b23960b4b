/** An e-mail as it is compared: without regard to case. */
export function emailKeyOf(email: string): string {
  return email.trim().toLowerCase()
}
