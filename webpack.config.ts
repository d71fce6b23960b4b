import { createHash } from 'node:crypto'
import path from 'node:path'
import { callbackify, promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import CompressionPlugin from 'compression-webpack-plugin'
import CopyPlugin from 'copy-webpack-plugin'
import { defaultGetLocalIdent } from 'css-loader'
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import TerserPlugin from 'terser-webpack-plugin'
import webpack from 'webpack'
import { fileListName, workerName } from './contract/site/offline'
import 'webpack-dev-server'

type Mode = 'development' | 'production'
/** Milliseconds until a missing chunk counts as failed (specification, constants). */
const chunkLoadTimeout = 120_000
const root = __dirname
const inRoot = (folder: string) => path.join(root, folder)
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

/** Fails a stylesheet that has not come in time, as webpack does a script. */
const limitStyles = {
  apply({ hooks }: webpack.Compiler) {
    hooks.thisCompilation.tap('limitStyles', (compilation) => {
      const { beforeTagInsert } = MiniCssExtractPlugin.getCompilationHooks(compilation)
      beforeTagInsert.tap('limitStyles', (source, { tag }) =>
        webpack.Template.asString([
          source,
          `setTimeout(() => ${tag}.onerror && ${tag}.onerror({}), ${chunkLoadTimeout});`,
        ]),
      )
    })
  },
}

/** Leaves a class's name to the loader, and fails the build where another class has it already. */
function refuseSameNames() {
  const classes = new Map<string, string>()
  return (...[loader, pattern, local, options]: Parameters<typeof defaultGetLocalIdent>) => {
    const name = defaultGetLocalIdent(loader, pattern, local, options)
    const own = `.${local} of ${loader.resourcePath}`
    const other = classes.get(name) ?? own
    if (other !== own) throw new Error(`${own} and ${other} are both called .${name}: rename one`)
    classes.set(name, own)
  }
}
/** A short name for what these chunks share; webpack's own lists every module's path. */
const nameOfShared = (_: unknown, chunks: readonly { name?: string | null | undefined }[]) => {
  const names = chunks.map(({ name }) => name ?? '').sort((one, other) => (one < other ? -1 : 1))
  return `shared${createHash('sha256').update(names.join()).digest('hex').slice(0, 4)}`
}
/** The same class names in the page from the server and in the browser. */
const cssLoader = (mode: Mode, exportOnlyLocals = false) => ({
  loader: 'css-loader',
  options: {
    modules: {
      auto: true,
      namedExport: false,
      exportLocalsConvention: 'as-is',
      exportOnlyLocals,
      ...(mode === 'production'
        ? { localIdentName: '[hash:base64:4]', getLocalIdent: refuseSameNames() }
        : { localIdentName: '[name]-[local]' }),
    },
  },
})
/** Pictures have URLs below the base path, which the component adds. */
const media = (emit = true, place = 'static') => ({
  test: /\.png$/,
  type: 'asset/resource',
  generator: { emit, publicPath: '', filename: `${place}/media/[name].[contenthash:10][ext]` },
})
const resolve = { extensions: ['.ts', '.tsx', '.js'] }
/** The router's package offers bundlers its development build alone, and all of its parts at once. */
const router = {
  alias: {
    'react-router$': path.join(root, 'node_modules/react-router/dist/production/index.mjs'),
  },
  rule: {
    test: /node_modules\/react-router\/dist\/production\/.*\.mjs$/,
    loader: path.join(root, 'scripts/loaders/pureCalls.cjs'),
  },
}

/** The package was written out for browsers of 2019. */
const persistence = {
  test: /node_modules\/redux-persist\/es\/.*\.js$/,
  loader: path.join(root, 'scripts/loaders/nativeSpread.cjs'),
}

const compress = promisify(brotliCompress)
/** Two parameters of the encoder's distances. */
const brotliTries = [
  { postfix: 0, direct: 0 },
  { postfix: 1, direct: 4 },
  { postfix: 3, direct: 120 },
]

/**
 * With the parameters that make it smallest: where builds differ in a hash alone, any one of them makes
 * 100 bytes more or less.
 */
async function toBrotli(input: Buffer): Promise<Buffer> {
  const results = await Promise.all(
    brotliTries.map(({ postfix, direct }) =>
      compress(input, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
          [constants.BROTLI_PARAM_NDIRECT]: direct,
        },
      }),
    ),
  )
  return results.reduce((best, one) => (one.length < best.length ? one : best))
}

const compressible = { test: /\.(js|css|svg)$/, minRatio: 0.9 }
/** Compressed once, so that no request waits for it. */
const compressed = [
  new CompressionPlugin({
    ...compressible,
    algorithm: 'gzip',
    filename: '[path][base].gz',
    compressionOptions: { level: 9 },
  }),
  new CompressionPlugin({
    ...compressible,
    algorithm: (input, _, done) => callbackify(toBrotli)(input, done),
    filename: '[path][base].br',
  }),
]

function client(mode: Mode, output: string): webpack.Configuration {
  const shop = inBrowser(mode, 'static')
  return {
    ...shop,
    name: 'client',
    entry: {
      main: './src/main.tsx',
      loader: './src/loader.ts',
      // Not in the dev server, which would put its own script into it.
      ...(mode === 'production' && {
        worker: { import: './src/worker/serviceWorker.ts', filename: workerName },
      }),
    },
    output: { ...shop.output, path: path.join(output, 'client') },
    plugins: [
      new HtmlWebpackPlugin({
        template: 'public/index.html',
        // The server fills the template, so one build serves every shop.
        inject: false,
      }),
      new RefuseAdmin(),
      new ListChunks(),
      new ListFiles(),
      ...(shop.plugins ?? []),
      new CopyPlugin({
        patterns: [{ from: 'public', globOptions: { ignore: ['**/index.html'] } }],
      }),
      ...(mode === 'production' ? compressed : []),
    ],
  }
}

/**
 * The admin is a build of its own: no file of it is in the shop's, and no choice of the bundler for
 * one changes the other (docs/decisions/0026-admin.md).
 */
function admin(mode: Mode, output: string): webpack.Configuration {
  const shop = inBrowser(mode, 'gestion/static')
  return {
    ...shop,
    name: 'admin',
    entry: { main: './src/admin.tsx' },
    output: { ...shop.output, path: path.join(output, 'admin') },
    plugins: [
      new ListChunks(),
      ...(shop.plugins ?? []),
      ...(mode === 'production' ? compressed : []),
    ],
  }
}

/** What runs in a browser; its files are in this folder of its output. */
function inBrowser(mode: Mode, place: string): webpack.Configuration {
  const name = mode === 'production' ? '[name].[contenthash:6]' : '[name]'
  // One hash for a chunk's script and its rules: in the runtime's two lists it compresses to one.
  const chunkName = mode === 'production' ? '[name].[chunkhash:6]' : '[name]'
  return {
    mode,
    target: ['web', 'es2022'],
    devtool: 'source-map',
    resolve: mode === 'production' ? { ...resolve, alias: router.alias } : resolve,
    output: {
      filename: `${place}/js/${name}.js`,
      chunkFilename: `${place}/js/${chunkName}.js`,
      // Chunks are found beside the script that loads them, whatever BASE_PATH is.
      publicPath: 'auto',
      chunkLoadTimeout,
      // Every script says its encoding in its header; the attribute is obsolete.
      charset: false,
      clean: true,
    },
    module: {
      rules: [
        {
          test: /contract\/api\/client\/(?!toClientEndpoints)\w+\.ts$/,
          loader: path.join(root, 'scripts/loaders/evaluated.cjs'),
        },
        typescript('src/tsconfig.json'),
        // A module is only there for what it exports, so that what nobody uses of it stays out.
        {
          test: /\.tsx?$/,
          include: ['src', 'contract', 'wording'].map(inRoot),
          sideEffects: false,
        },
        { test: /\.css$/, use: [MiniCssExtractPlugin.loader, cssLoader(mode)] },
        media(true, place),
        router.rule,
        persistence,
        // Rules name it relative to their own file.
        {
          test: /\.woff2$/,
          type: 'asset/resource',
          generator: { filename: `${place}/media/[name].[contenthash:10][ext]` },
        },
      ],
    },
    plugins: [
      new MiniCssExtractPlugin({
        filename: `${place}/css/${name}.css`,
        chunkFilename: `${place}/css/${chunkName}.css`,
      }),
      limitStyles,
    ],
    optimization: {
      // A chunk's file has its name already: with a number beside it, the runtime lists both.
      chunkIds: 'named',
      // What pages share is a file of its own only from this many bytes on, before they are reduced:
      // a small one costs its first page more than it saves the next.
      splitChunks: { minSize: 24_000, name: nameOfShared },
      minimizer: [
        new TerserPlugin({
          // The file of the licences is beside the script, whose first line need not name it.
          extractComments: { condition: 'some', banner: false },
          terserOptions: {
            ecma: 2022,
            module: true,
            toplevel: true,
            // No code of the shop reads the length of a function.
            compress: { passes: 3, pure_getters: true, keep_fargs: false },
          },
        }),
        new CssMinimizerPlugin(),
      ],
    },
    performance: { hints: false },
    stats: 'errors-warnings',
  }
}

/** Fails a build of the shop that contains a module of the admin. */
class RefuseAdmin {
  apply(compiler: webpack.Compiler) {
    compiler.hooks.thisCompilation.tap('RefuseAdmin', (compilation) => {
      compilation.hooks.finishModules.tap('RefuseAdmin', (modules) => {
        for (const module of modules) {
          const file = module.nameForCondition() ?? ''
          if (/(src|wording)\/(\w+\/)?admin[/.]/.test(path.relative(root, file)))
            compilation.errors.push(
              new compiler.webpack.WebpackError(`${file} of the admin is in the shop's build`),
            )
        }
      })
    })
  }
}

/** Writes a list of pages and the files that each needs beside the main ones. */
class ListChunks {
  apply(compiler: webpack.Compiler) {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('ListChunks', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'ListChunks', stage }, () => {
        const chunks = [...compilation.namedChunkGroups].map(([name, group]) => [
          name,
          group
            .getFiles()
            .filter((file) => /\.(js|css)$/.test(file) && !file.includes('hot-update')),
        ])
        const text = JSON.stringify(Object.fromEntries(chunks), null, 2)
        compilation.emitAsset('chunks.json', new sources.RawSource(text))
      })
    })
  }
}

/** Writes the list of files that the worker keeps: all but those of developers. */
class ListFiles {
  apply(compiler: webpack.Compiler) {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('ListFiles', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'ListFiles', stage }, () => {
        const files = Object.keys(compilation.assets).filter(
          (file) => /^static\/.*\.(js|css|woff2)$/.test(file) && !/devTools/.test(file),
        )
        compilation.emitAsset(fileListName, new sources.RawSource(JSON.stringify(files)))
      })
    })
  }
}

/** What runs in Node: packages stay in node_modules, only the shop's code is bundled. */
function inNode(mode: Mode): webpack.Configuration {
  return {
    mode,
    target: 'node20',
    devtool: 'source-map',
    resolve,
    externals: [
      ({ request }, done) => {
        const isOurs = request.startsWith('.') || path.isAbsolute(request)
        done(undefined, isOurs ? undefined : `commonjs ${request}`)
      },
    ],
    externalsPresets: { node: true },
    node: { __dirname: false, __filename: false },
    optimization: { minimize: false, nodeEnv: false },
    performance: { hints: false },
    stats: 'errors-warnings',
  }
}

function server(mode: Mode, output: string): webpack.Configuration {
  return {
    ...inNode(mode),
    name: 'server',
    entry: {
      main: './server/main.ts',
      shop: './server/commands/shop.ts',
      static: './server/commands/writeStatic.ts',
    },
    output: {
      path: path.join(output, 'server'),
      filename: '[name].js',
      library: { type: 'commonjs2' },
      clean: true,
    },
    module: {
      // The renderer is loaded at start, not bundled.
      parser: { javascript: { createRequire: false } },
      rules: [typescript('server/tsconfig.json')],
    },
    plugins: [
      new CopyPlugin({
        patterns: [
          {
            from: 'server/database/migrations',
            to: 'migrations',
            globOptions: { ignore: ['**/*_snapshot.json'] },
          },
        ],
      }),
    ],
  }
}

/** Renders the pages on the server: the browser's components, in one file. */
function pages(mode: Mode, output: string): webpack.Configuration {
  return {
    ...inNode(mode),
    name: 'pages',
    entry: { render: './src/app/render.tsx' },
    output: {
      path: path.join(output, 'pages'),
      filename: '[name].js',
      library: { type: 'commonjs2' },
      clean: true,
    },
    module: {
      rules: [
        typescript('src/tsconfig.json'),
        { test: /\.css$/, use: [cssLoader(mode, true)] },
        media(false),
      ],
    },
    // Exports of a page that only the server uses stay in this build.
    optimization: { minimize: false, nodeEnv: false, usedExports: false },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  }
}

/** `npm run build` makes all four; the dev server takes the client alone, in front of the API. */
export default function configurations(
  env: { WEBPACK_SERVE?: boolean; output?: string },
  { mode = 'production' }: { mode?: Mode },
): webpack.Configuration | webpack.Configuration[] {
  const output = path.resolve(root, env.output ?? 'dist')
  if (!env.WEBPACK_SERVE)
    return [client(mode, output), admin(mode, output), server(mode, output), pages(mode, output)]
  return {
    ...client('development', output),
    devServer: {
      hot: true,
      host: '127.0.0.1',
      port: 3000,
      client: {
        overlay: { errors: true, warnings: false },
        // Under the page's own name, which the content security policy lets through.
        webSocketURL: 'auto://0.0.0.0:0/ws',
      },
      // The API's server fills every page, / too.
      static: false,
      devMiddleware: {
        index: false,
        writeToDisk: (file) => /(index\.html|chunks\.json)$/.test(file),
      },
      // The API's server sends pages, replies and pictures, this one scripts.
      proxy: [
        {
          context: (pathname) => !pathname.startsWith('/static/') && !pathname.startsWith('/ws'),
          target: `http://127.0.0.1:${apiPort}`,
        },
      ],
    },
  }
}
