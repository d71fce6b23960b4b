import { longParts } from './addressLimits'
import { composeAddress } from './composeAddress'
import { matchPostcode } from './matchPostcode'
import { splitAddress } from './splitAddress'

const parts = {
  street: '3 rue des Papegaults',
  complement: 'Bâtiment B',
  postcode: '41000',
  town: 'Blois',
  phone: '',
}

test('an address in parts is one text, without the telephone', () => {
  const reachable = { ...parts, phone: '06 00 00 00 00' }
  expect(composeAddress(reachable)).toBe('3 rue des Papegaults, Bâtiment B, 41000 Blois')
  expect(composeAddress({ ...parts, complement: ' ' })).toBe('3 rue des Papegaults, 41000 Blois')
})

test('one text gives its parts back', () => {
  expect(splitAddress(composeAddress(parts))).toEqual(parts)
  expect(splitAddress('2 place du Château 41000 Blois')).toEqual({
    street: '2 place du Château',
    complement: '',
    postcode: '41000',
    town: 'Blois',
    phone: '',
  })
})

test.each(['41 000', '41\u00a0000'])('a postcode may be written with a space: %j', (written) => {
  const split = splitAddress(`3 rue des Papegaults 12, Bâtiment B, ${written} Blois`)
  expect(split).toEqual({ ...parts, street: '3 rue des Papegaults 12' })
  expect(splitAddress('Lot 12 41000 Blois')).toMatchObject({ street: 'Lot 12', postcode: '41000' })
})

test.each(['tél. 02 54 123 456', 'BP 12 345'])(
  'five digits together are the postcode, whatever follows them: %s',
  (after) => {
    expect(splitAddress(`3 rue X, 41000 Blois, ${after}`)).toMatchObject({
      street: '3 rue X',
      postcode: '41000',
      town: `Blois, ${after}`,
    })
    expect(matchPostcode('3 rue X, 20 000 Ajaccio')?.[0]).toBe('20 000')
  },
)

test.each(['12', '12 bis', '12TER', '7 b'])(
  'the comma after a house number is no end of the street: %j',
  (number) => {
    const split = splitAddress(`${number}, rue de la Paix, Bâtiment B, 41000 Blois`)
    expect(split).toEqual({ ...parts, street: `${number}, rue de la Paix` })
    expect(split && composeAddress(split)).toBe(
      `${number}, rue de la Paix, Bâtiment B, 41000 Blois`,
    )
  },
)

test('a part that is longer than an order takes is told', () => {
  expect(longParts(parts)).toEqual([])
  expect(longParts({ ...parts, street: ` ${'x'.repeat(200)} ` })).toEqual([])
  const town = 'x'.repeat(101)
  expect(longParts({ ...parts, street: 'x'.repeat(201), town })).toEqual(['street', 'town'])
})

test('what follows the town stays with it', () => {
  const text = '1 rue de Paris, 97400 Saint-Denis, La Réunion'
  const split = splitAddress(text)
  expect(split).toMatchObject({ postcode: '97400', town: 'Saint-Denis, La Réunion' })
  expect(split && composeAddress(split)).toBe(text)
})

test.each(['', 'Blois', '41000 Blois', '2 place du Château', '12345'])(
  'a text without street, postcode or town has no parts: %j',
  (text) => {
    expect(splitAddress(text)).toBeNull()
  },
)
