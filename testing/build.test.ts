import CopyPlugin from 'copy-webpack-plugin'
import type webpack from 'webpack'
import configurations from '../webpack.config'

// spec: 7.22, 9.4
test('scripts and styles go to static/js and static/css, and a chunk may take 120 seconds to load', () => {
  const [client] = configurations({}, { mode: 'production' }) as webpack.Configuration[]
  expect(client?.output).toMatchObject({
    filename: expect.stringMatching(/^static\/js\//) as string,
    chunkFilename: expect.stringMatching(/^static\/js\//) as string,
    chunkLoadTimeout: 120_000,
  })
  const styles = client?.plugins?.find((plugin) => plugin?.constructor.name.includes('CssExtract'))
  expect(styles).toMatchObject({
    options: {
      filename: expect.stringMatching(/^static\/css\//) as string,
      chunkFilename: expect.stringMatching(/^static\/css\//) as string,
    },
  })
})

test('the server is built beside the migrations that it knows', () => {
  const built = configurations({}, { mode: 'production' }) as webpack.Configuration[]
  const server = built.find(({ name }) => name === 'server')
  const copy = server?.plugins?.find((plugin) => plugin instanceof CopyPlugin)
  expect(copy).toMatchObject({
    patterns: [{ from: 'server/database/migrations', to: 'migrations' }],
  })
})
