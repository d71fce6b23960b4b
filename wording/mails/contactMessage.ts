import { maxMessageLength } from '../../contract/maxMessageLength'
import { compose, type Mail, type Sender } from './mail'
import { quoted, quotedEmail, quotedLines } from './quoted'

type Message = { name: string; email: string; message: string }

/** To the shop: what a visitor wrote on the contact page; an answer goes to the visitor. */
export function contactMessage(seller: Sender, { name, email, message }: Message): Mail {
  return compose(seller, 'Message de la page Contact', [
    `${quoted(name)} vous écrit depuis la page Contact. Répondez à cet e-mail\u00a0: la réponse part à son adresse, qui n’est pas vérifiée.`,
    { facts: [{ name: 'E-mail', value: quotedEmail(email) ?? quoted(email) }] },
    { quote: quotedLines(message, maxMessageLength) },
  ])
}
