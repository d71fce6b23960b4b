/** Who did what no member of the staff did: somebody by a command on the server. */
export const commandAuthor = {
  /** At the end of a sentence. */
  name: 'quelqu’un, depuis le serveur',
  /** Before its verb. */
  subject: 'quelqu’un, depuis le serveur,',
  /** In a column or a list. */
  short: 'Serveur',
}
