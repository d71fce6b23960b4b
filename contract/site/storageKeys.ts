/** Everything that the shop writes in localStorage; the privacy page says what each is for. */
export const storageKeys = ['token', 'client', 'delivery', 'favourites', 'gestion.carrier'] as const
export type StorageKey = (typeof storageKeys)[number]
