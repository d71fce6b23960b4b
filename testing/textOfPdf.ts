import { inflateSync } from 'node:zlib'

/** The streams of one of the shop's PDFs, unpacked: one for each page. */
export function streamsOf(pdf: Buffer): string[] {
  const packed = pdf.toString('latin1').matchAll(/FlateDecode[^]*?stream\n([^]*?)\nendstream/g)
  return [...packed].map(([, bytes]) =>
    inflateSync(Buffer.from(bytes ?? '', 'latin1')).toString('latin1'),
  )
}

/** What one of the shop's PDFs shows, line by line, its texts out of Latin-1. */
export function textOf(pdf: Buffer): string {
  const shown = streamsOf(pdf).flatMap((stream) => [...stream.matchAll(/\[(.*?)\] TJ/g)])
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
