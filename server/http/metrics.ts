import { createServer } from 'node:http'
import { monitorEventLoopDelay, type Histogram as DelayHistogram } from 'node:perf_hooks'
import type { FastifyContextConfig, FastifyInstance } from 'fastify'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Settings } from '../settings'
import { listen } from './listen'

const nanoseconds = 1e9
const bucketSeconds = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

/** The server's metrics, in Prometheus' text format. */
export class Metrics {
  readonly registry = new Registry()
  private readonly refreshers: (() => Promise<void>)[] = []

  /** `delay` holds the delays of the event loop since the last scrape, in nanoseconds. */
  constructor(delay: DelayHistogram = watchDelay()) {
    measureProcess(this.registry, delay)
  }

  /** Adds gauges that are updated at each scrape. */
  onRead(refresh: () => Promise<void>): void {
    this.refreshers.push(refresh)
  }

  async read(): Promise<string> {
    await Promise.all(this.refreshers.map((refresh) => refresh()))
    return this.registry.metrics()
  }
}

/** Counts the replies of an application whose routes are not registered yet. */
export function countReplies(app: FastifyInstance, { registry }: Metrics): void {
  const registers = [registry]
  const replies = new Counter({
    name: 'shop_replies_total',
    help: 'Replies by endpoint and status; "page" for pages and files. Health checks are left out.',
    labelNames: ['call', 'status'],
    registers,
  })
  const times = new Histogram({
    name: 'shop_reply_seconds',
    help: 'How long replies took.',
    labelNames: ['call'],
    buckets: bucketSeconds,
    registers,
  })
  // Each call is exported from the start, or its first fault would not show as an increase.
  app.addHook('onRoute', ({ config = {} }) => {
    const call = callOf(config)
    if (call) replies.inc({ call, status: 500 }, 0)
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { config } = request.routeOptions
    const call = callOf(config)
    if (call) {
      replies.inc({ call, status: reply.statusCode })
      // A stream lasts as long as its reader stays.
      if (!config.endpoint?.isStream) times.observe({ call }, reply.elapsedTime / 1000)
    }
    done()
  })
}

/** Under which name a route is counted; null for none. */
const callOf = ({ endpoint, countedAs = 'page' }: FastifyContextConfig): string | null =>
  endpoint?.name ?? countedAs

function measureProcess(registry: Registry, delay: DelayHistogram): void {
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read())
      },
    })
  gauge('shop_memory_bytes', 'Resident memory.', () => process.memoryUsage.rss())
  gauge('shop_uptime_seconds', 'Since the start.', () => Math.round(process.uptime()))
  gauge('shop_event_loop_delay_seconds', '99th percentile since the last look.', () => {
    const late = delay.percentile(99) / nanoseconds
    delay.reset()
    return late
  })
}

function watchDelay(): DelayHistogram {
  const delay = monitorEventLoopDelay()
  delay.enable()
  return delay
}

/** Serves the metrics on a port of their own, which visitors need not reach. */
export async function openMetrics(
  metrics: Metrics,
  { host, metricsPort }: Pick<Settings, 'host' | 'metricsPort'>,
): Promise<() => Promise<void>> {
  if (metricsPort === null) return () => Promise.resolve()
  const server = createServer((_request, response) => {
    metrics.read().then(
      (text) => {
        response.setHeader('Content-Type', metrics.registry.contentType)
        response.end(text)
      },
      (error: unknown) => {
        response.statusCode = 500
        response.end(String(error))
      },
    )
  })
  await listen(
    (where) =>
      new Promise((resolve, reject) => {
        server.once('error', reject).listen(where, () => resolve(where))
      }),
    { host, port: metricsPort },
    'METRICS_PORT',
  )
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the replies of a route that is no endpoint are counted as; null: they are not counted. */
    countedAs?: string | null
  }
}
