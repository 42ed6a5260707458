import { z } from 'zod'
import { endpoint, idSchema } from '#platform/contract'

export const noteMax = 2000
/** Limit per document, settled notes included. */
export const notesAtMost = 1000
const mentionsAtMost = 20

export const noteSchema = z.object({
  id: idSchema,
  /** Author; null when their account was deleted. */
  by: z.object({ id: idSchema, name: z.string() }).nullable(),
  body: z.string(),
  mentions: z.array(idSchema),
  at: z.iso.datetime(),
})
export type Note = z.infer<typeof noteSchema>

export const noteThreadSchema = z.object({
  id: idSchema,
  /** null for a comment on the whole page. */
  blockId: idSchema.nullable(),
  /** The first words of the block when the conversation began. */
  about: z.string(),
  isResolved: z.boolean(),
  resolvedBy: z.string().nullable(),
  notes: z.array(noteSchema),
})
export type NoteThread = z.infer<typeof noteThreadSchema>

const written = {
  body: z.string().trim().min(1).max(noteMax),
  mentions: z.array(idSchema).max(mentionsAtMost).default([]),
}
const writing = { method: 'POST', host: 'admin', allows: 'content.look' } as const

/** Notes that people who work on a site leave on a document. */
export const notesApi = {
  /** Open conversations first, the newest of each first; and who can be mentioned. */
  list: endpoint({
    method: 'GET',
    host: 'admin',
    allows: 'content.look',
    path: '/api/documents/:id/notes',
    input: z.object({ id: idSchema }),
    output: z.object({
      threads: z.array(noteThreadSchema),
      people: z.array(z.object({ id: idSchema, name: z.string() })),
    }),
  }),
  begin: endpoint({
    ...writing,
    path: '/api/documents/:id/notes',
    idempotent: false,
    input: z.object({ id: idSchema, blockId: idSchema.nullable(), about: z.string().max(100), ...written }),
    output: z.object({ id: idSchema }),
  }),
  answer: endpoint({
    ...writing,
    path: '/api/notes/:id/answers',
    idempotent: false,
    input: z.object({ id: idSchema, ...written }),
    output: z.object({ id: idSchema }),
  }),
  /** Resolves or reopens a conversation. */
  resolve: endpoint({
    ...writing,
    allows: 'content.edit',
    path: '/api/notes/:id/resolve',
    input: z.object({ id: idSchema, isResolved: z.boolean() }),
    output: z.object({}),
  }),
  /** Removes the author's own comment. Removing the first one removes the whole conversation. */
  remove: endpoint({
    ...writing,
    path: '/api/notes/:id/delete',
    input: z.object({ id: idSchema }),
    output: z.object({}),
  }),
}
