import type { OutsideTransaction, VisitorContext } from '#platform/context'
import type { Input } from '#platform/contract'
import { type Answer, type CalledBy, answer } from '#platform/http'
import { legacyPayloadSchema, traceSchema } from '../../contract/hit.schema.ts'
import type { trackingApi } from '../../contract/tracking.api.ts'
import { analyticsSeconds } from '../../contract/tracking.rules.ts'
import { record } from './may-measure.ts'
import { readField } from './read-field.ts'

type Context = OutsideTransaction<VisitorContext> & CalledBy
type CallInput<Name extends keyof typeof trackingApi> = Input<(typeof trackingApi)[Name]>

const heard = answer({ status: 204 })

export async function recordButtonClick(ctx: Context, button: CallInput<'buttonClick'>): Promise<Answer> {
  await record(ctx, 'button-click', [{ name: button.id, path: button.context, data: button }])
  return heard
}

export async function recordButtonRender(ctx: Context, button: CallInput<'buttonRender'>): Promise<Answer> {
  await record(ctx, 'button-render', [{ name: button.id, path: button.context, data: button }])
  return heard
}

export async function recordFormRender(ctx: Context, { formId }: CallInput<'formRender'>): Promise<Answer> {
  await record(ctx, 'form-render', [{ name: formId, path: '', data: { formId } }])
  return heard
}

export async function recordOverlay(ctx: Context, { event, version, pagePath }: CallInput<'overlay'>): Promise<Answer> {
  await record(ctx, 'overlay', [{ name: event, path: pagePath, data: { event, version } }])
  return heard
}

export async function recordQuickView(
  ctx: Context,
  { id, pagePath, clientDate }: CallInput<'quickView'>,
): Promise<Answer> {
  await record(ctx, 'quick-view', [{ name: id, path: pagePath, data: { id, clientDate } }])
  return heard
}

export async function recordTrace(ctx: Context, { data }: CallInput<'trace'>): Promise<Answer> {
  const events = readField('data', data, traceSchema)
  await record(
    ctx,
    'trace',
    events.map((event) => ({ name: event.type, path: URL.parse(event.pageUrl)?.pathname ?? '', data: event })),
  )
  return heard
}

export async function recordEvent(ctx: Context, { event, data }: CallInput<'recordEvent'>): Promise<Answer> {
  const payload = readField(
    'data',
    data,
    legacyPayloadSchema.refine((read) => Object.keys(read).length <= 50),
  )
  await record(ctx, 'event', [{ name: event, path: payload.pagePath ?? '', data: payload }])
  return heard
}

/** B7.11, B9.71, B9.72: the id comes back as a cookie of this host, for pages whose storage does not keep it. */
export async function recordNewerEvent(ctx: Context, envelope: CallInput<'events'>): Promise<Answer> {
  const { action, path, object_type } = envelope.commonData as Record<string, string | null | undefined>
  const name = `${object_type ?? ''} ${action ?? ''}`.trim()
  const isKept = await record(ctx, 'track', [{ name, path: path ?? '', data: envelope }])
  const cookies = [{ name: '__Host-analyticsId', value: envelope.analyticsId, maxAge: analyticsSeconds } as const]
  return answer({ status: 202, body: {}, ...(isKept && { cookies }) })
}

/** A GIF of one transparent pixel (B7.07). */
const point = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

export async function recordLanding(ctx: Context, landing: CallInput<'track'>): Promise<Answer<Buffer>> {
  const name = landing.campaign ?? landing.source ?? ''
  await record(ctx, 'landing', [{ name, path: URL.parse(landing.landing)?.pathname ?? '', data: landing }])
  return answer({ type: 'image/gif', headers: { 'cache-control': 'no-store' }, body: point })
}

export async function performanceSettings(ctx: Context): Promise<{ pageLoadId: string }> {
  return { pageLoadId: Buffer.from(ctx.random(12)).toString('hex') }
}

export async function recordPerformance(ctx: Context, records: CallInput<'performanceRecords'>): Promise<Answer> {
  await record(
    ctx,
    'performance',
    records.map((entry) => ({ name: entry.data.name, path: entry.data.path, data: entry })),
  )
  return answer({ status: 202 })
}
