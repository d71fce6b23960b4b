import type { FastifyInstance } from 'fastify'
import { prepareHero } from '../../pictures/prepareHero'
import type { Services } from '../../services'
import { readShopSettings } from '../../shop/readShopSettings'

type Needed = Pick<Services, 'database' | 'pictures' | 'report'>

/** Returns what begins to prepare the home page's picture; closing the server ends and awaits it. */
export function heroPreparation(
  app: FastifyInstance,
  { database, pictures, report }: Needed,
): () => void {
  let isStopped = false
  let last = Promise.resolve()
  app.addHook('onClose', () => {
    isStopped = true
    return last
  })

  async function prepare(): Promise<void> {
    const { picture } = (await readShopSettings(database.sql)).home
    if (picture) await prepareHero(pictures, picture.file, () => isStopped)
  }
  return () => {
    last = last
      .then(prepare)
      .catch((error: unknown) => report?.(error, 'the picture of the home page is not prepared'))
  }
}
