import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { root } from '../testing/root'
import { startServer } from '../testing/startServer'
import { CatalogueCache } from './cache/CatalogueCache'
import { Metrics } from './http/metrics'
import { maxPauseMs } from './jobs/leases'
import { shopJobs } from './shopJobs'
import { minuteMs } from './system/durations'

const readGuide = () => readFile(path.join(root, 'docs/operation.md'), 'utf8')

test('the guide’s alert on failures has room for those of a job that always fails', async () => {
  const alert = /increase\(shop_job_failures_total\[(\d+)m\]\)\) > (\d+)/.exec(await readGuide())
  const [minutes, failures] = [Number(alert?.[1]), Number(alert?.[2])]
  expect((minutes * minuteMs) / maxPauseMs).toBeGreaterThan(failures)
})

test('the guide’s alert on jobs leaves those alone that do not run every few minutes', async () => {
  const guide = await readGuide()
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
