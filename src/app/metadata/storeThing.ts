import { wholeAddress, type PageSettings } from '../../../contract/pageSettings'
import type { Thing } from '../../../contract/renderer'
import { paths } from '../../paths'

/** The seller, as far as the settings tell. https://schema.org/Store */
export function storeThing(settings: PageSettings): Thing {
  const { name, address, phone, email } = settings.seller
  return {
    '@type': 'Store',
    name,
    url: wholeAddress(paths.home, settings),
    logo: wholeAddress('/icons/icon-512.png', settings),
    image: wholeAddress('/hero/hero-1440.webp', settings),
    address: address ? toAddress(address) : undefined,
    telephone: phone || undefined,
    email: email || undefined,
  }
}

/** A French address in its parts, any other one as it is written. */
function toAddress(address: string): Thing | string {
  const parts = /^(.+?),?\s+(\d{5})\s+([^,\n]+)$/.exec(address)
  if (!parts) return address
  const [, streetAddress, postalCode, addressLocality] = parts
  return {
    '@type': 'PostalAddress',
    streetAddress,
    postalCode,
    addressLocality,
    addressCountry: 'FR',
  }
}
