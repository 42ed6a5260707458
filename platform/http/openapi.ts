import { z } from 'zod'
import type { Product } from '../context/index.ts'
import type { Endpoint } from '../contract/index.ts'
import { turnEvery } from '../threads/index.ts'

/** Rounds between two turns of the event loop: the whole description takes a third of a second. */
const endpointsATurn = 8

/**
 * Returns the description of the API, as JSON. It is made for the first caller and kept: it takes a megabyte, which
 * most processes never need. A description that failed is made again for the next caller.
 */
export function describedOnRequest(product: Product): () => Promise<Buffer> {
  let description: Promise<Buffer> | undefined
  return () => {
    description ??= openApiOf(product).catch((error: unknown) => {
      description = undefined
      throw error
    })
    return description
  }
}

/** Describes the API from its endpoints. */
async function openApiOf(product: Product): Promise<Buffer> {
  const paths: Record<string, Record<string, unknown>> = {}
  const turn = turnEvery(endpointsATurn)
  for (const { endpoint } of product.features.flatMap((feature) => feature.routes ?? [])) {
    if (!endpoint.path.startsWith('/api/')) continue
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) }
    await turn()
  }
  return Buffer.from(JSON.stringify({ openapi: '3.1.0', info: { title: 'Quoin', version: '1' }, paths }))
}

function operationOf(endpoint: Endpoint): Record<string, unknown> {
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '')
  const input = schemaOf(endpoint.input, 'input') as { properties?: Record<string, unknown>; required?: string[] }
  const isBodied = endpoint.method === 'POST' || endpoint.method === 'PUT'
  const inQuery = isBodied ? [] : Object.keys(input.properties ?? {}).filter((name) => !names.includes(name))
  const parameter = (place: 'path' | 'query') => (name: string) => ({
    name,
    in: place,
    required: place === 'path' || (input.required ?? []).includes(name),
    schema: input.properties?.[name] ?? {},
  })
  return {
    'x-host': endpoint.host,
    'x-allows': endpoint.allows,
    parameters: [
      ...names.map(parameter('path')),
      ...inQuery.map(parameter('query')),
      ...(endpoint.idempotent ? [] : [keyParameter]),
    ],
    ...(isBodied ? { requestBody: { content: { 'application/json': { schema: input } } } } : {}),
    responses: {
      200: {
        description: 'Done',
        content: { 'application/json': { schema: schemaOf(endpoint.output, 'output') } },
      },
      default: { description: 'A problem', content: { 'application/problem+json': { schema: problemSchema } } },
    },
  }
}

const keyParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  schema: { type: 'string', maxLength: 200 },
}
const problemSchema = {
  type: 'object',
  required: ['code', 'kind', 'sentence'],
  properties: {
    code: { type: 'string' },
    kind: { type: 'string' },
    sentence: { type: 'string' },
    details: { type: 'object' },
  },
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _, ...plain } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }) as Record<
    string,
    unknown
  >
  return plain
}
