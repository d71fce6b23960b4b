/** The most characters of each part of an address. */
export const addressLimits = { street: 200, complement: 120, postcode: 12, town: 100, phone: 30 }

type Part = keyof typeof addressLimits

/** The parts of an address that are too long to be ordered to. */
export const longParts = (address: Record<Part, string>): Part[] =>
  (Object.keys(addressLimits) as Part[]).filter(
    (part) => address[part].trim().length > addressLimits[part],
  )
