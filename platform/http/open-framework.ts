import type { FastifyInstance, FastifyServerOptions } from 'fastify'

/** Loads the framework, which only the web process needs, with the reader of uploads. */
export async function openFramework(options: FastifyServerOptions): Promise<FastifyInstance> {
  const [{ default: Fastify }, { default: multipart }] = await Promise.all([
    import('fastify'),
    import('@fastify/multipart'),
  ])
  const compilersFactory = { buildValidator: noCompiler, buildSerializer: noCompiler }
  const app = Fastify({ ...options, schemaController: { compilersFactory } }) as unknown as FastifyInstance
  await app.register(multipart, { throwFileSizeLimit: false })
  return app
}

/**
 * Schemas of contracts validate the routes, so the framework's own compilers, which take two megabytes, are never
 * loaded.
 */
function noCompiler(): never {
  throw new Error('A route of the framework has a schema, and nothing reads it.')
}
