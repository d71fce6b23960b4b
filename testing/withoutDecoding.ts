import { hashOf, type Pictures } from '../server/pictures/pictures'

/**
 * Services that name the first catalogue’s pictures without decoding and storing them, which takes
 * seconds: for tests that look at none.
 */
export function withoutDecoding<Given extends { pictures: Pictures }>(services: Given): Given {
  const keep = (bytes: Buffer) => Promise.resolve(`${hashOf(bytes)}.webp`)
  return { ...services, pictures: { ...services.pictures, keep } }
}
