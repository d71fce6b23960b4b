/** The most favourites of a client, and of a browser. */
export const maxFavourites = 200
