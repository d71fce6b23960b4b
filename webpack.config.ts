import path from 'node:path'
import { constants, type BrotliOptions } from 'node:zlib'
import CompressionPlugin from 'compression-webpack-plugin'
import CopyPlugin from 'copy-webpack-plugin'
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import TerserPlugin from 'terser-webpack-plugin'
import type webpack from 'webpack'
import 'webpack-dev-server'
import { common } from './wording/common'

type Mode = 'development' | 'production'
/** Milliseconds until a chunk that does not come counts as failed (specification, constants). */
const chunkLoadTimeout = 120_000
const root = __dirname
const apiPort = 3001

const typescript = (configFile: string) => ({
  test: /\.tsx?$/,
  loader: 'ts-loader',
  options: {
    configFile: path.join(root, configFile),
    // `npm run verify` checks the types; a build only translates.
    transpileOnly: true,
    compilerOptions: { noEmit: false, sourceMap: true },
  },
})
const resolve = { extensions: ['.ts', '.tsx', '.js'] }

const compressible = { test: /\.(js|css|svg)$/, minRatio: 0.9 }
/** Made once, so that no request waits for it. */
const compressed = [
  new CompressionPlugin({
    ...compressible,
    algorithm: 'gzip',
    filename: '[path][base].gz',
    compressionOptions: { level: 9 },
  }),
  new CompressionPlugin<BrotliOptions>({
    ...compressible,
    algorithm: 'brotliCompress',
    filename: '[path][base].br',
    compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
  }),
]

function client(mode: Mode): webpack.Configuration {
  const name = mode === 'production' ? '[name].[contenthash:10]' : '[name]'
  return {
    name: 'client',
    mode,
    target: ['web', 'es2022'],
    entry: { main: './src/main.tsx' },
    devtool: 'source-map',
    resolve,
    output: {
      path: path.join(root, 'dist/client'),
      filename: `static/js/${name}.js`,
      chunkFilename: `static/js/${name}.js`,
      assetModuleFilename: 'static/media/[name].[contenthash:10][ext]',
      // Chunks are found beside the script that asks for them, whatever BASE_PATH is.
      publicPath: 'auto',
      chunkLoadTimeout,
      clean: true,
    },
    module: {
      rules: [
        typescript('src/tsconfig.json'),
        {
          test: /\.css$/,
          use: [
            MiniCssExtractPlugin.loader,
            {
              loader: 'css-loader',
              options: {
                modules: {
                  auto: true,
                  namedExport: false,
                  exportLocalsConvention: 'as-is',
                  localIdentName: mode === 'production' ? '[hash:base64:5]' : '[name]-[local]',
                },
              },
            },
          ],
        },
        { test: /\.(png|svg|woff2)$/, type: 'asset/resource' },
      ],
    },
    plugins: [
      new HtmlWebpackPlugin({
        template: 'public/index.html',
        templateParameters: { noScript: common.noScript },
        // The server puts its BASE_PATH here at start, so one build serves every shop.
        publicPath: '%BASE_PATH%',
        scriptLoading: 'defer',
      }),
      new MiniCssExtractPlugin({
        filename: `static/css/${name}.css`,
        chunkFilename: `static/css/${name}.css`,
      }),
      new CopyPlugin({
        patterns: [{ from: 'public', globOptions: { ignore: ['**/index.html'] } }],
      }),
      ...(mode === 'production' ? compressed : []),
    ],
    optimization: {
      minimizer: [
        new TerserPlugin({
          terserOptions: {
            ecma: 2020,
            module: true,
            toplevel: true,
            compress: { passes: 3, pure_getters: true },
          },
        }),
        new CssMinimizerPlugin(),
      ],
    },
    performance: { hints: false },
    stats: 'errors-warnings',
  }
}

function server(mode: Mode): webpack.Configuration {
  return {
    name: 'server',
    mode,
    target: 'node20',
    entry: { main: './server/main.ts', shop: './server/commands/shop.ts' },
    devtool: 'source-map',
    resolve,
    output: {
      path: path.join(root, 'dist/server'),
      filename: '[name].js',
      library: { type: 'commonjs2' },
      clean: true,
    },
    // Packages stay in node_modules; only our own code is bundled.
    externals: [
      ({ request }, done) => {
        const isOurs = request.startsWith('.') || path.isAbsolute(request)
        done(undefined, isOurs ? undefined : `commonjs ${request}`)
      },
    ],
    externalsPresets: { node: true },
    node: { __dirname: false, __filename: false },
    module: { rules: [typescript('server/tsconfig.json')] },
    optimization: { minimize: false, nodeEnv: false },
    performance: { hints: false },
    stats: 'errors-warnings',
  }
}

/** `npm run build` makes both; the dev server takes the client alone, in front of the API. */
export default function configurations(
  env: { WEBPACK_SERVE?: boolean },
  { mode = 'production' }: { mode?: Mode },
): webpack.Configuration | webpack.Configuration[] {
  if (!env.WEBPACK_SERVE) return [client(mode), server(mode)]
  return {
    ...client('development'),
    devServer: {
      hot: true,
      host: '127.0.0.1',
      port: 3000,
      client: { overlay: { errors: true, warnings: false } },
      // The API's server needs the page to put its settings in.
      devMiddleware: { writeToDisk: (file) => file.endsWith('index.html') },
      // Pages, calls and pictures come from there, scripts from here.
      proxy: [
        {
          context: (pathname) => !pathname.startsWith('/static/') && !pathname.startsWith('/ws'),
          target: `http://127.0.0.1:${apiPort}`,
        },
      ],
    },
  }
}
