// `npm run shop -- …`: the shopkeeper's commands.
import { buildIfNeeded } from './build.mjs'

process.env.NODE_ENV ??= 'production'
buildIfNeeded()
await import('../dist/server/shop.js')
