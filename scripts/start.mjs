// `npm start`: builds if needed, then becomes the server.
import { buildIfNeeded } from './build.mjs'

process.env.NODE_ENV ??= 'production'
buildIfNeeded()
await import('../dist/server/main.js')
