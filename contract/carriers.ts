/** Who carries parcels, with the page on which each follows one. */
export const carriers = [
  'Colissimo',
  'Lettre suivie',
  'Chronopost',
  'Mondial Relay',
  'DPD',
  'GLS',
  'UPS',
  'DHL',
] as const
export type Carrier = (typeof carriers)[number]

const pages: Record<Carrier, string> = {
  Colissimo: 'https://www.laposte.fr/outils/suivre-vos-envois?code=',
  'Lettre suivie': 'https://www.laposte.fr/outils/suivre-vos-envois?code=',
  Chronopost: 'https://www.chronopost.fr/tracking-no-cms/suivi-page?listeNumerosLT=',
  'Mondial Relay': 'https://www.mondialrelay.fr/suivi-de-colis/?numeroExpedition=',
  DPD: 'https://trace.dpd.fr/fr/trace/',
  GLS: 'https://gls-group.com/FR/fr/suivi-colis/?match=',
  UPS: 'https://www.ups.com/track?tracknum=',
  DHL: 'https://www.dhl.com/fr-fr/home/tracking.html?tracking-id=',
}

/** Where a parcel is followed. */
export const trackingUrl = (carrier: Carrier, number: string) =>
  pages[carrier] + encodeURIComponent(number)
