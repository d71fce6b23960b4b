// `npm run build:static`: the client for a host of files, with its settings in it.
import { buildIfNeeded } from './build.mjs'

process.env.NODE_ENV ??= 'production'
buildIfNeeded()
await import('../dist/server/static.js')
