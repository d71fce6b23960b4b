const soleTraders =
  /\b(E\.?I\.?(R\.?L\.?)?|micro-?\s?(entreprise|entrepreneu(r|re|se))|auto-?\s?entrepreneu(r|re|se)|entreprise individuelle|entrepreneu(r|re|se) individuel(le)?)(?![\p{L}\d])/iu

/** Whether this legal form is a trader in their own name, who has no capital. */
export function isSoleTrader(legalForm: string): boolean {
  return soleTraders.test(legalForm)
}
