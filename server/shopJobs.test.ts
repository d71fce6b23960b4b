import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { root } from '../testing/root'
import { startServer } from '../testing/startServer'
import { CatalogueCache } from './cache/CatalogueCache'
import { Metrics } from './http/metrics'
import { shopJobs } from './shopJobs'
import { minuteMs } from './system/durations'

test('the guide’s alert on jobs leaves those alone that do not run every few minutes', async () => {
  const guide = await readFile(path.join(root, 'docs/operation.md'), 'utf8')
  const [alert = ''] = /shop_job_success_age_seconds\{job!=[^}]*\}\) > 600/.exec(guide) ?? []
  const apart = [...alert.matchAll(/job!="([^"]+)"/g)].map(([, name]) => name)
  const { services, close } = await startServer()
  const database = { ...services.database, kind: 'embedded' as const }
  const others = { catalogueCache: new CatalogueCache(), metrics: new Metrics() }
  const jobs = shopJobs({ ...services, ...others, database })
  await close()
  const rare = jobs.filter(({ everyMs }) => everyMs > 5 * minuteMs)
  expect(apart.sort()).toEqual(rare.map(({ name }) => name).sort())
})
