/** What the server says to the staff about figures. */
export const figureReplies = {
  noDay: 'Écrivez une date, par exemple 01/11/2026.',
  endsBefore: 'Le dernier jour vient avant le premier\u00a0: échangez-les.',
  tooLong: 'Choisissez un an au plus.',
}
