/** Asks again for the pictures of the page that failed while the connection was lost. */
export function askForPictures(): void {
  for (const picture of document.images)
    // An image whose `src` is set fetches it, also where it is the same.
    if (picture.complete && picture.naturalWidth === 0) picture.src += ''
}
