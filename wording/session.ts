export const session = {}
