/** An e-mail in the form that is compared: case does not count. */
export function emailKeyOf(email: string): string {
  return email.trim().toLowerCase()
}
