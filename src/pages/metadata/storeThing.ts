import { absoluteUrl, type PageSettings } from '../../../contract/site/pageSettings'
import { paths } from '../../../contract/site/paths'
import type { Thing } from '../../../contract/site/renderer'

/** The seller, as far as the settings say. https://schema.org/Store */
export function storeThing(settings: PageSettings): Thing {
  const { name, address, phone, email } = settings.seller
  return {
    '@type': 'Store',
    name,
    url: absoluteUrl(paths.home, settings),
    logo: absoluteUrl('/icons/icon-512.png', settings),
    image: absoluteUrl('/hero/hero-1440.webp', settings),
    address: address ? toAddress(address) : undefined,
    telephone: phone || undefined,
    email: email || undefined,
  }
}

/** A French address in its parts, any other one as it is written. */
function toAddress(address: string): Thing | string {
  const code = /\s(\d{5})\s/.exec(address)
  if (!code) return address
  const [separated, postalCode] = code
  const streetAddress = address.slice(0, code.index).trim().replace(/,$/, '')
  const addressLocality = address.slice(code.index + separated.length).trim()
  if (!streetAddress || !addressLocality || addressLocality.includes(',')) return address
  return {
    '@type': 'PostalAddress',
    streetAddress,
    postalCode,
    addressLocality,
    addressCountry: 'FR',
  }
}
