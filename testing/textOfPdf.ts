import { inflateSync } from 'node:zlib'

/** What a PDF of ours shows, line by line: its streams unpacked, its texts out of Latin-1. */
export function textOf(pdf: Buffer): string {
  const raw = pdf.toString('latin1')
  const streams = [...raw.matchAll(/FlateDecode[^]*?stream\n([^]*?)\nendstream/g)].map(
    ([, bytes]) => inflateSync(Buffer.from(bytes ?? '', 'latin1')).toString('latin1'),
  )
  const shown = streams.flatMap((stream) => [...stream.matchAll(/\[(.*?)\] TJ/g)])
  return shown
    .map(([, parts]) =>
      [...(parts ?? '').matchAll(/<([\da-f]+)>/g)]
        .map(([, hex]) => Buffer.from(hex ?? '', 'hex').toString('latin1'))
        .join(''),
    )
    .join('\n')
    .replaceAll('\x80', '€')
    .replaceAll('\x92', '’')
    .replaceAll('\x9c', 'œ')
}
