/** The service worker, below the base path. */
export const workerName = 'sw.js'
/** The empty page, which the browser's script fills; the worker keeps it. */
export const shellName = 'vide'
/** The files of the build that the worker keeps, as a JSON list of their paths. */
export const fileListName = 'files.json'
/**
 * A path of a picture, below the base path. The film of the home page is none: it is asked for in parts.
 */
export const picturePath = /^(images|hero|categories)\/|^history\/history-poster/
/** How the names of the worker's caches begin. */
export const workerCaches = 'comptoir-'
