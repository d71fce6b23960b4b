import type { FastifySchemaCompiler } from 'fastify'
import * as z from 'zod/mini'
import { problemReplies as replies } from '../../wording/replies/problems'
import { ProblemError } from './ProblemError'

type Issue = z.core.$ZodIssue

/**
 * Refuses with 400 what an endpoint's schema refuses, and names every wrong field as in the
 * contract.
 */
export const validatorCompiler: FastifySchemaCompiler<z.ZodMiniType> =
  ({ schema }) =>
  (data: unknown) => {
    const read = z.safeParse(schema, data)
    return read.success ? { value: read.data } : { error: refusalOf(read.error.issues, data) }
  }

function refusalOf(issues: readonly Issue[], data: unknown): ProblemError {
  const fields: Record<string, string> = {}
  for (const issue of issues) {
    const field = issue.path[0]
    if (field !== undefined) fields[String(field)] ??= sentence(issue, String(field), data)
  }
  const message = Object.values(fields)[0]
  return message
    ? new ProblemError(400, 'invalid_input', message, fields)
    : new ProblemError(400, 'invalid_input', replies.bodyUnreadable)
}

function sentence(issue: Issue, field: string, data: unknown): string {
  const value = (data as Record<string, unknown>)[field]
  if (isNothing(value)) return replies.fieldMissing(field)
  const detail =
    issue.code === 'invalid_union' ? (issue.errors.flat().find(isTelling) ?? issue) : issue
  if (detail.code === 'too_big' && typeof value === 'string')
    return replies.fieldTooLong(field, Number(detail.maximum))
  if (detail.code === 'invalid_value' && !detail.values.includes(''))
    return replies.fieldOneOf(field, detail.values.map(String))
  return replies.fieldWrong(field)
}

const isTelling = (issue: Issue) => issue.code === 'too_big'
const isNothing = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && !value.trim())
