import * as z from 'zod/mini'

/** PostgreSQL holds no NUL in a text; refused here, it never becomes an error there. */
export const withoutNul = z.refine<string>((value) => !value.includes('\0'))

/** An identifier is opaque: another host may send numbers where we send text. */
export const id = z.union([z.string().check(z.minLength(1), z.maxLength(64), withoutNul), z.int()])
export type Id = z.infer<typeof id>

/** An identifier in a path or a query string, where everything is text. */
export const idText = z.string().check(z.minLength(1), z.maxLength(64), withoutNul)
