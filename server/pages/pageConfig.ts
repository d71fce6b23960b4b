/** Of every route that sends a page. */
export const pageConfig = {
  isPage: true,
  unlimited: 'A cached page costs next to nothing, and those that are rendered are counted.',
} as const

declare module 'fastify' {
  interface FastifyContextConfig {
    isPage?: true
  }
}
