import { type CacheTag, cacheTag, type SiteContext } from '#platform/context'
import { captchaProviders } from '../../contract/form.rules.ts'
import { siteKeyOf } from '../../server/captcha/captcha-keys.ts'
import type { FormState, ShownCaptcha } from '../../contract/form-view.ts'
import { filledByLink } from '../../contract/prefill.rules.ts'
import type { BlockLoader } from '#platform/render/server'
import { formTag, hasRoom } from '../../server/form-room.ts'
import type { FormProps } from './form.contract.ts'

async function captchaShown(ctx: SiteContext, { captcha }: FormProps): Promise<ShownCaptcha | null> {
  const provider = captchaProviders.find((name) => name === captcha)
  const siteKey = provider ? await siteKeyOf(ctx, provider) : null
  return provider && siteKey !== null ? { provider, siteKey } : null
}

/** `until` is the time at which the form closes by itself. */
export async function formState(ctx: SiteContext, id: string, props: FormProps): Promise<FormState & { until?: Date }> {
  const { closesAt, mostSubmissions } = props
  const closing = closesAt === null ? null : new Date(closesAt)
  const isPast = closing !== null && closing <= ctx.now()
  const isClosed = isPast || (mostSubmissions > 0 && !(await hasRoom(ctx, id, mostSubmissions)))
  return { isClosed, captcha: await captchaShown(ctx, props), ...(closing && !isPast ? { until: closing } : {}) }
}

/** Loads whether each form is open, and the values that the link fills in. The page is rebuilt when a form closes. */
export const loadForms: BlockLoader<FormProps, FormState> = async (ctx, blocks, page) => {
  const states = new Map<string, { data: FormState; tags: CacheTag[]; until?: Date }>()
  for (const { id, props } of blocks) {
    const { until, ...state } = await formState(ctx, id, props)
    const filled = filledByLink(props.fields, page.query)
    states.set(id, {
      data: { ...state, ...(filled && { filled }) },
      tags: [
        ...(props.mostSubmissions > 0 ? [formTag(id)] : []),
        ...(props.captcha === 'doubt' ? [] : [cacheTag.site]),
      ],
      ...(until ? { until } : {}),
    })
  }
  return states
}
