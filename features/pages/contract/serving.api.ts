import { z } from 'zod'
import { blockSchema } from '#platform/document'
import { callLimits, endpoint, idSchema } from '#platform/contract'

const aroundFrameSchema = z.object({ html: z.string(), css: z.string() })
const aroundPartSchema = aroundFrameSchema.extend({ id: idSchema })

/** Renderer endpoints for the canvas and published pages. */
export const servingApi = {
  /** C2.09: handles the form of a lock screen, and redirects to the page. */
  unlock: endpoint({
    method: 'POST',
    host: 'public',
    path: '/api/site/unlock',
    limits: callLimits.guarded,
    allows: 'anyone',
    input: z.object({ document: idSchema, password: z.string().max(400), returnTo: z.string().max(2000).default('/') }),
    output: z.unknown(),
  }),
  /** The web app manifest, for sites on a home screen. */
  manifest: endpoint({
    method: 'GET',
    host: 'public',
    path: '/site.webmanifest',
    allows: 'anyone',
    input: z.object({}),
    output: z.unknown(),
  }),
  /** The draft as visitors would see it, for miniatures of pages. Its scripts do not run. */
  canvas: endpoint({
    method: 'GET',
    host: 'admin',
    path: '/config/canvas/:id',
    allows: 'content.edit',
    input: z.object({ id: idSchema }),
    output: z.unknown(),
  }),
  /** Returns the HTML around the sections of a page on the canvas. */
  around: endpoint({
    method: 'GET',
    host: 'admin',
    path: '/api/documents/:id/around',
    allows: 'content.look',
    input: z.object({ id: idSchema }),
    output: z.object({
      header: aroundPartSchema.nullable(),
      footer: aroundPartSchema.nullable(),
      frame: aroundFrameSchema.nullable(),
    }),
  }),
  /** The same loaders as on published pages, with the props of a draft. */
  blockData: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/blocks/data',
    allows: 'content.look',
    input: z.object({
      document: idSchema,
      blocks: z.array(blockSchema).max(500),
      query: z.record(z.string(), z.string()).default({}),
    }),
    output: z.object({ data: z.record(z.string(), z.unknown()) }),
  }),
  /** C7.08: public hosts return blocks of published revisions only. */
  widgetRendering: endpoint({
    method: 'POST',
    host: ['admin', 'public'],
    path: '/api/widget/GetWidgetRendering',
    limits: callLimits.frequent,
    allows: 'anyone',
    input: z.object({ widgetJSON: z.string().max(200_000), collectionId: idSchema.optional() }),
    output: z.object({ data: z.object({ html: z.string() }) }),
  }),
  /** Opens the public host with the drafts in place of what visitors see. */
  enterPreview: endpoint({
    method: 'GET',
    host: 'public',
    path: '/api/site/preview',
    allows: 'anyone',
    input: z.object({ token: z.string().max(200), path: z.string().max(2000).default('/') }),
    output: z.unknown(),
  }),
  leavePreview: endpoint({
    method: 'POST',
    host: 'public',
    path: '/api/site/leave-preview',
    limits: callLimits.occasional,
    allows: 'anyone',
    input: z.object({}),
    output: z.unknown(),
  }),
}
