import { MemoryCaches } from '../../testing/memoryCaches'
import { startWorker } from '../../testing/startWorker'

const productPath = '/product/CAF-01'
/** What the shop has, by path. */
const shop = new Map<string, string>()
let caches: MemoryCaches
let asked: string[]
let isLost: (path: string) => boolean
let isSilent: boolean
let savesData: boolean
beforeEach(() => {
  shop.clear()
  caches = new MemoryCaches()
  asked = []
  isLost = () => false
  isSilent = false
  savesData = false
})

function network(path: string): Promise<Response> {
  if (isLost(path)) return Promise.reject(new TypeError('Failed to fetch'))
  if (isSilent) return new Promise(() => undefined)
  asked.push(path)
  const status = shop.has(path) ? 200 : 404
  const headers = { 'Content-Security-Policy': "default-src 'self'" }
  return Promise.resolve(new Response(shop.get(path), { status, headers }))
}

/** The worker of a build that has one script, which says the build's name. */
function deploy(build: string) {
  const file = `static/js/main.${build}.js`
  shop
    .set('/vide', build)
    .set('/files.json', JSON.stringify([file]))
    .set(`/${file}`, build)
  const worker = startWorker(build, { caches, network, savesData })
  return {
    script: `/${file}`,
    async install() {
      await worker.dispatch('install')
      await worker.dispatch('activate')
    },
    keepFiles: () => worker.dispatch('message', { type: 'KEEP_FILES' }),
    open: async (path: string) => (await worker.get(path, 'navigate')).text(),
    fetch: async (path: string) => (await worker.get(path, 'cors')).text(),
  }
}

async function visitLastBuild() {
  const worker = deploy('last')
  await worker.install()
  await worker.keepFiles()
  return worker
}

test('after a deployment any page opens without a connection, as before', async () => {
  await visitLastBuild()
  const worker = deploy('next')
  await worker.install()
  isLost = () => true
  expect(await worker.open(productPath)).toBe('next')
  expect(await worker.fetch(worker.script)).toBe('next')
})

test('a first visit installs the empty page alone', async () => {
  await deploy('first').install()
  expect(asked).toEqual(['/vide'])
})

test('where the visitor saves data, a new build installs the empty page alone', async () => {
  await visitLastBuild()
  asked = []
  savesData = true
  await deploy('next').install()
  expect(asked).toEqual(['/vide'])
})

test('where the connection is lost while a build is installed, the last one goes on', async () => {
  const last = await visitLastBuild()
  const next = deploy('next')
  isLost = (path) => path === next.script
  await expect(next.install()).rejects.toThrow()
  isLost = () => true
  expect(await last.open(productPath)).toBe('last')
  expect(await last.fetch(last.script)).toBe('last')
  isLost = () => false
  await next.install()
  isLost = () => true
  expect(await next.fetch(next.script)).toBe('next')
})

test('a file that the shop does not have prevents no installation', async () => {
  await visitLastBuild()
  const worker = deploy('next')
  shop.delete(worker.script)
  await worker.install()
  isLost = () => true
  expect(await worker.open(productPath)).toBe('next')
})

test('the page of a product taken off sale is shown once more at most', async () => {
  const worker = deploy('one')
  await worker.install()
  shop.set(productPath, 'Kenya')
  await worker.open(productPath)
  shop.delete(productPath)
  expect(await worker.open(productPath)).toBe('Kenya')
  expect(await worker.open(productPath)).toBe('')
})

test('a product that the shop said to be off sale is not shown without a connection either', async () => {
  const worker = deploy('one')
  await worker.install()
  const path = '/api/product/CAF-01'
  shop.set(path, 'Kenya')
  await worker.fetch(path)
  isLost = () => true
  expect(await worker.fetch(path)).toBe('Kenya')
  isLost = () => false
  shop.delete(path)
  await worker.fetch(path)
  isLost = () => true
  expect(await worker.fetch(path)).toBe('')
})

test('a product that was read is shown where the connection is silent', async () => {
  const worker = deploy('one')
  await worker.install()
  const path = '/api/product/CAF-01'
  shop.set(path, 'Kenya')
  await worker.fetch(path)
  isSilent = true
  expect(await worker.fetch(path)).toBe('Kenya')
})
