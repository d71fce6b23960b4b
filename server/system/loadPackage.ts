import { createRequire } from 'node:module'

/**
 * Loads a package when it is first needed. The bundler's own `import()` keeps a package that failed to
 * load as an empty one; Node loads it again.
 */
export const loadPackage = createRequire(__filename)
