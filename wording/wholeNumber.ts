/** “1 000 000”, with narrow no-break spaces. */
export const wholeNumber = (value: number) => value.toLocaleString('fr-FR')
