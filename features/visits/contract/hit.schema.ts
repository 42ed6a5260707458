import { z } from 'zod'
import { eventSources, neededFields, nullableFields, trackingEnvironments } from './common-fields.rules.ts'

const short = z.string().max(200)
const line = z.string().max(2000)
const size = z.number().min(0).max(100_000)
const cookie = z.string().max(200)

/** A browser's report of an opened page (C3.112, C3.113). */
export const hitSchema = z
  .strictObject({
    websiteId: short,
    templateId: short,
    variantId: short,
    memberAccountId: short.nullable(),
    pagePath: line,
    pageHash: line,
    member_locale: short.nullable(),
    website_locale: short,
    pageTitle: line,
    pageId: short,
    contentSource: z.enum(['i', 'c']).nullable(),
    pagePermissionTypeValue: z.int().min(0).max(1000),
    userAgent: line,
    clientDate: z.number().min(0).max(1e15),
    viewportInnerWidth: size,
    viewportInnerHeight: size,
    screenWidth: size,
    screenHeight: size,
    url: line,
    title: line,
    itemId: short.nullable(),
    recordType: z.int().min(0).max(1000).nullable(),
    collectionId: short.nullable(),
    localStorageSupported: z.boolean(),
    queryString: line,
    referrer: line,
  })
  .partial()

/** C3.114 */
export const buttonSchema = z.strictObject({
  id: short,
  buttonText: line,
  clickthroughUrl: line,
  alignment: short.nullable(),
  size: short.nullable(),
  newWindow: z.boolean(),
  context: line,
})

/** C3.115 */
export const formRenderSchema = z.strictObject({ formId: short, visitorCookie: cookie })

export const overlaySchema = z.strictObject({
  event: z.enum(['view', 'close', 'signup', 'click']),
  version: z.int().min(0).max(1_000_000),
  visitorCookie: cookie,
  pagePath: line,
})

/** B3.78–B3.80 */
export const traceSchema = z
  .array(z.strictObject({ pageUrl: line, type: short, data: z.string().max(4000) }))
  .min(1)
  .max(100)

/** B3.96 */
export const legacyPayloadSchema = z.looseObject({
  pageHash: line.optional(),
  pagePath: line.optional(),
  websiteId: short.optional(),
  templateId: short.optional(),
  variantId: short.optional(),
  memberAccountId: short.nullish(),
  member_locale: short.nullish(),
  website_locale: short.optional(),
})

const needed = Object.fromEntries(neededFields.map((name) => [name, short])) as Record<
  (typeof neededFields)[number],
  typeof short
>
const nullable = Object.fromEntries(nullableFields.map((name) => [name, line.nullish()]))
/** Fields that the page adds automatically (B3.117–B3.126). */
const automatic = Object.fromEntries(
  [
    'window_height',
    'window_width',
    'browser_language',
    'host',
    'path',
    'query_parameters',
    'referrer',
    'locale',
    'client_timestamp',
    'marketing_id',
    'session_id',
    'website_id',
    'template_id',
    'member_account_id',
    'is_first_landing',
    'is_first_session',
  ].map((name) => [name, line.nullish()]),
)

/** B3.97–B3.116 */
export const envelopeSchema = z.strictObject({
  analyticsId: z.string().regex(/^[\w-]{8,64}$/),
  commonData: z.strictObject({
    ...nullable,
    ...automatic,
    ...needed,
    event_source: z.enum(eventSources),
    environment: z.enum(trackingEnvironments).nullish(),
  }),
  customData: z.record(z.string().max(60), z.union([line, z.number(), z.boolean(), z.null()])).nullable(),
  customSchemaName: short.nullable(),
})

/** B3.142–B3.146 */
export const performanceSchema = z
  .array(
    z.strictObject({
      app: short,
      event: short,
      data: z.strictObject({ name: short, value: z.number().min(0).max(1e9), path: line }),
      pageLoadId: short,
      timestamp: z.number().min(0).max(1e15),
    }),
  )
  .min(1)
  .max(50)

/** A7.02, A7.03 */
export const errorReportSchema = z
  .array(
    z.strictObject({
      event: short,
      timestamp: z.number().min(0).max(1e15),
      data: z.strictObject({
        websiteId: short,
        templateId: short,
        url: line,
        userAgent: line,
        app: short,
        message: line,
        stack: z.string().max(5000),
        file: line,
        line: z.number().min(0).max(1e9),
        column: z.number().min(0).max(1e9),
        custom: z.record(z.string().max(60), line).nullable(),
      }),
    }),
  )
  .min(1)
  .max(20)
