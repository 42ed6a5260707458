import { callLimits, endpoint, idSchema } from '#platform/contract'
import { z } from 'zod'
import {
  buttonSchema,
  envelopeSchema,
  errorReportSchema,
  formRenderSchema,
  overlaySchema,
  performanceSchema,
} from './hit.schema.ts'

const visitor = { host: 'public', allows: 'anyone', limits: callLimits.frequent } as const
const line = z.string().max(2000)
const nothing = z.object({})
/** JSON as text, in the field of a form. */
const jsonText = (most: number) => z.string().max(most)

/**
 * Endpoints for reports of published pages' scripts. The server acknowledges all reports, and drops those that may not
 * be measured.
 */
export const trackingApi = {
  /** C7.11: `data` is the hit as JSON (C3.112). The response sets the visitor's cookies. */
  hit: endpoint({
    ...visitor,
    method: 'POST',
    path: '/api/census/RecordHit',
    input: z.strictObject({
      event: z.string().max(60),
      data: jsonText(20_000),
      ss_cvr: z.string().max(200).default(''),
    }),
    output: nothing,
  }),
  buttonClick: endpoint({
    ...visitor,
    method: 'POST',
    path: '/api/census/button-click',
    input: buttonSchema,
    output: nothing,
  }),
  buttonRender: endpoint({
    ...visitor,
    method: 'POST',
    path: '/api/census/button-render',
    input: buttonSchema,
    output: nothing,
  }),
  formRender: endpoint({
    ...visitor,
    method: 'POST',
    path: '/api/census/form-render',
    input: formRenderSchema,
    output: nothing,
  }),
  overlay: endpoint({ ...visitor, method: 'POST', path: '/api/census/overlay', input: overlaySchema, output: nothing }),
  quickView: endpoint({
    ...visitor,
    method: 'POST',
    path: '/api/census/RecordQuickView/:id',
    input: z.strictObject({
      id: idSchema,
      ss_cvr: z.string().max(200).default(''),
      pagePath: line,
      clientDate: z.number().min(0).max(1e15),
    }),
    output: nothing,
  }),
  /** B7.01: a form whose field `data` is a JSON array. */
  trace: endpoint({
    ...visitor,
    method: 'POST',
    path: '/api/events/Trace',
    input: z.strictObject({ data: jsonText(100_000) }),
    output: nothing,
  }),
  /** B7.08: a form with the crumb, the name of the event and its payload as JSON. */
  recordEvent: endpoint({
    ...visitor,
    method: 'POST',
    path: '/api/events/RecordEvent',
    input: z.strictObject({ event: z.string().min(1).max(100), data: jsonText(20_000) }),
    output: nothing,
  }),
  /** B7.09 */
  events: endpoint({ ...visitor, method: 'POST', path: '/api/v1/events', input: envelopeSchema, output: nothing }),
  /** B7.05–B7.07: requested as an image. */
  track: endpoint({
    host: 'public',
    allows: 'anyone',
    method: 'GET',
    path: '/api/track/Track',
    input: z.strictObject({
      landing: line,
      refer: line.default(''),
      rk: z.string().max(40),
      lang: z.string().max(40),
      screen: z.string().regex(/^\d{1,6}x\d{1,6}$/),
      /** Time zone of the browser: `Europe/Amsterdam`. */
      zone: z.string().max(60).optional(),
      source: line.optional(),
      campaign: line.optional(),
      subcampaign: line.optional(),
      channel: line.optional(),
      subchannel: line.optional(),
      variation: line.optional(),
      mkwid: line.optional(),
    }),
    output: z.unknown(),
  }),
  performanceSettings: endpoint({
    host: 'public',
    allows: 'anyone',
    method: 'GET',
    path: '/api/1/performance/settings',
    input: z.strictObject({}),
    output: z.object({ pageLoadId: z.string() }),
  }),
  /** B7.26–B7.28 */
  performanceRecords: endpoint({
    ...visitor,
    method: 'POST',
    path: '/api/1/performance/records',
    input: performanceSchema,
    output: nothing,
  }),
  /** A7.01–A7.05 */
  errors: endpoint({
    ...visitor,
    method: 'POST',
    path: '/api/events/RecordJavascriptErrors',
    input: errorReportSchema,
    output: nothing,
  }),
}
