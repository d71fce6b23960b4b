type Type = 'null' | 'boolean' | 'number' | 'integer' | 'string' | 'array' | 'object'

/** The part of JSON Schema that the contract uses. */
export type JsonSchema = {
  type?: Type | Type[]
  anyOf?: JsonSchema[]
  enum?: string[]
  minLength?: number
  maxLength?: number
  pattern?: string
  minimum?: number
  maximum?: number
  multipleOf?: number
  items?: JsonSchema
  required?: string[]
  properties?: Record<string, JsonSchema>
  /** The schema of properties that are not listed. */
  additionalProperties?: JsonSchema | false
}
