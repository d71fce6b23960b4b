import type { FastifyInstance } from 'fastify'
import { Gauge } from 'prom-client'
import { followStaffEvents, type StaffChanges } from '../../../contract/api/staff/staffEvents'
import { describeError } from '../../http/describeError'
import { registerEndpoint } from '../../http/registerEndpoint'
import type { Services } from '../../services'
import { StaffStreams } from './StaffStreams'

/** Proxies pass each event on at once and change nothing. */
const headers = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
}

/** What changes, told to the admin's open windows. */
export function registerStaffEvents(app: FastifyInstance, services: Services): void {
  const onFailure = (error: unknown) =>
    app.log.warn(describeError(error), 'event streams not checked')
  const streams = new StaffStreams({ ...services, onFailure })
  app.addHook('preClose', (done) => {
    streams.endAll()
    done()
  })
  app.addHook('onClose', () => streams.stop())
  if (services.metrics) countStreams(streams, services.metrics)

  registerEndpoint(
    app,
    followStaffEvents,
    // What a window read before is old by now.
    () => Promise.resolve({ changes: null }),
    async (request, reply, produce) => {
      const { staff } = request
      if (request.method === 'HEAD' || !staff) return reply.headers(headers).send('')
      const body = await streams.open(staff, (await produce()) as StaffChanges)
      return reply.headers(headers).send(body)
    },
  )
}

function countStreams(streams: StaffStreams, { registry }: NonNullable<Services['metrics']>): void {
  new Gauge({
    name: 'shop_admin_streams',
    help: 'Open event streams of the admin.',
    registers: [registry],
    collect() {
      this.set(streams.count)
    },
  })
}
