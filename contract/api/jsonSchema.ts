type Type = 'null' | 'boolean' | 'number' | 'integer' | 'string' | 'array' | 'object'

/** What the contract uses of JSON Schema. */
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
  /** Of the properties that are not listed. */
  additionalProperties?: JsonSchema | false
}
