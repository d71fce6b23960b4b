/** Pages under other spellings of their address. */
export const otherSpellings = [
  '/Login',
  '/PRODUCTS',
  '/products/',
  "/conditions-generales-d'utilisation",
  '/Conditions-generales-d%27utilisation',
  '/Mentions-Legales',
]
