import { createServer } from 'node:http'
import { monitorEventLoopDelay, type Histogram } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { signInFailures } from '../clients/signInFailures'
import type { Settings } from '../settings'
import { listen } from './listen'
import { ReplyTimes } from './replyTimes'

export type Metrics = {
  /** Counts the replies of an application whose routes are not registered yet. */
  watch: (app: FastifyInstance) => void
  /** What was counted, in Prometheus' text format. */
  read: () => Promise<string>
}

const nanoseconds = 1e9

/**
 * `readGauges` adds what is looked up whenever somebody reads; `delay` holds how late the process
 * was since somebody did, in nanoseconds.
 */
export function createMetrics(
  readGauges: () => Promise<string[]>,
  delay: Histogram = watchDelay(),
): Metrics {
  const replies = new Map<string, number>()
  // Each from the start, or the first would be no increase.
  const failures = new Map(signInFailures.map((reason) => [reason, 0]))
  const times = new ReplyTimes()
  return {
    watch(app) {
      app.addHook('onResponse', (request, reply, done) => {
        const call = request.routeOptions.config.call?.name ?? 'page'
        const labels = `{call="${call}",status="${reply.statusCode}"}`
        replies.set(labels, (replies.get(labels) ?? 0) + 1)
        times.add(call, reply.elapsedTime / 1000)
        const { signInFailure: reason } = request
        if (reason) failures.set(reason, (failures.get(reason) ?? 0) + 1)
        done()
      })
    },
    async read() {
      const late = delay.percentile(99) / nanoseconds
      delay.reset()
      return [
        '# TYPE shop_replies_total counter',
        ...[...replies].map(([labels, count]) => `shop_replies_total${labels} ${count}`),
        '# TYPE shop_sign_in_failures_total counter',
        ...[...failures].map(
          ([reason, count]) => `shop_sign_in_failures_total{reason="${reason}"} ${count}`,
        ),
        '# TYPE shop_reply_seconds histogram',
        ...times.lines(),
        ...(await readGauges()),
        `shop_memory_bytes ${process.memoryUsage.rss()}`,
        `shop_event_loop_delay_seconds ${late.toFixed(6)}`,
        `shop_uptime_seconds ${Math.round(process.uptime())}`,
        '',
      ].join('\n')
    },
  }
}

function watchDelay(): Histogram {
  const delay = monitorEventLoopDelay()
  delay.enable()
  return delay
}

/** Serves the metrics on a port of their own, which no visitor needs to reach. */
export async function openMetrics(
  metrics: Metrics,
  { host, metricsPort }: Pick<Settings, 'host' | 'metricsPort'>,
): Promise<() => Promise<void>> {
  if (metricsPort === null) return () => Promise.resolve()
  const server = createServer((_request, response) => {
    void metrics.read().then((text) => {
      response.setHeader('Content-Type', 'text/plain; version=0.0.4; charset=utf-8')
      response.end(text)
    })
  })
  await listen(
    (where) =>
      new Promise((resolve, reject) => {
        server.once('error', reject).listen(where, () => resolve(where))
      }),
    { host, port: metricsPort },
  )
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
}
