export const documentsReplies = {
  unknown: 'Ce document n’existe pas, ou n’est pas le vôtre.',
}
