import * as z from 'zod/mini'

/** PostgreSQL cannot store NUL in a text; refusing it here avoids a database error. */
export const withoutNul = z.refine<string>((value) => !value.includes('\0'))

/** An opaque identifier: another host may send numbers where this one sends text. */
export const id = z.union([z.string().check(z.minLength(1), z.maxLength(64), withoutNul), z.int()])
export type Id = z.infer<typeof id>

/** An identifier in a path or a query string, where everything is text. */
export const idText = z.string().check(z.minLength(1), z.maxLength(64), withoutNul)
