import { callLimits, endpoint } from '#platform/contract'
import { z } from 'zod'

const nothing = z.strictObject({})
const code = z.string().min(2).max(35)

/** C7.31, C7.33: all possible languages of a site, its own first. */
const languagesSchema = z.object({
  languages: z.array(z.object({ code, name: z.string(), isDefault: z.boolean(), published: z.boolean() })),
})

/** C7.29 */
const statusSchema = z.object({
  status: z.enum(['disconnected', 'connecting', 'connected', 'error']),
  message: z.string(),
})

export const multilingualApi = {
  /** C7.26: the languages on offer. */
  settings: endpoint({
    method: 'GET',
    host: 'admin',
    path: '/api/multilingual/settings',
    allows: 'settings.locale',
    input: nothing,
    output: z.object({
      /** Whether there is more than one language. */
      enabled: z.boolean(),
      defaultLanguage: code,
      languages: z.array(code),
      /** C7.27: whether a translation service is connected. */
      connected: z.boolean(),
      switcherPosition: z.literal('footer'),
    }),
  }),
  /** C7.30 */
  languages: endpoint({
    method: 'GET',
    host: 'admin',
    path: '/api/multilingual/languages',
    allows: 'settings.locale',
    input: nothing,
    output: languagesSchema,
  }),
  /** Changes the offered languages; others are not offered (C7.32). */
  changeLanguages: endpoint({
    method: 'PUT',
    host: 'admin',
    path: '/api/multilingual/languages',
    allows: 'settings.locale',
    input: z.strictObject({
      languages: z
        .array(z.object({ code, isDefault: z.boolean().default(false), published: z.boolean().default(true) }))
        .min(1)
        .max(50),
    }),
    output: languagesSchema,
  }),
  /** Returns the translation service's own status (C7.28). */
  status: endpoint({
    method: 'GET',
    host: 'admin',
    path: '/api/multilingual/status',
    allows: 'settings.locale',
    limits: callLimits.occasional,
    input: nothing,
    output: statusSchema,
  }),
  connect: endpoint({
    method: 'POST',
    host: 'admin',
    path: '/api/multilingual/connection',
    allows: 'settings.locale',
    limits: callLimits.occasional,
    input: z.strictObject({
      key: z
        .string()
        .trim()
        .min(10)
        .max(100)
        .regex(/^[\w:-]+$/),
    }),
    output: statusSchema,
  }),
  /** C7.34: disconnects the translation service and deletes its key. */
  disconnect: endpoint({
    method: 'DELETE',
    host: 'admin',
    path: '/api/multilingual/connection',
    allows: 'settings.locale',
    input: nothing,
    output: statusSchema,
  }),
  /** Handles the choice of a language at the end of pages: stores it and redirects to the page. */
  choose: endpoint({
    method: 'GET',
    host: 'public',
    path: '/api/multilingual/choose',
    allows: 'anyone',
    input: z.strictObject({ language: code }),
    output: z.unknown(),
  }),
}
