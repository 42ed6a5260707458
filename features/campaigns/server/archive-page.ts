import { closureFor } from '#features/pages/server'
import type { VisitorTransaction } from '#platform/context'
import { idSchema, type Input } from '#platform/contract'
import { type Answer, answer, type CalledBy } from '#platform/http'
import { siteTables } from '#platform/database'
import { type campaignPagesApi, campaignsProblems, isArchived } from '../contract/index.ts'

/**
 * The page of a campaign: the email that was sent, without anything about its recipients. It exists once the campaign
 * is sent and its owner has switched the page on, and needs neither scripts nor a style sheet.
 */
export async function archivePage(
  ctx: VisitorTransaction & CalledBy,
  { id }: Input<typeof campaignPagesApi.archive>,
): Promise<Answer<string>> {
  if (!idSchema.safeParse(id).success) throw campaignsProblems.missing()
  const campaign = await siteTables(ctx)
    .selectFrom('campaigns')
    .select(['state', 'archive', 'page_html'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!campaign || campaign.archive === 'off' || !isArchived(campaign.state)) throw campaignsProblems.missing()
  if (await closureFor(ctx, ctx.caller.cookie('__Host-access'))) throw campaignsProblems.missing()
  const isFindable = campaign.archive === 'public'
  const { origin } = new URL(ctx.site.baseUrl)
  return answer({
    type: 'text/html; charset=utf-8',
    headers: {
      'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; img-src 'self' ${origin}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      ...(isFindable ? {} : { 'x-robots-tag': 'noindex' }),
    },
    body: isFindable ? campaign.page_html : hidden(campaign.page_html),
  })
}

function hidden(html: string): string {
  return html.replace('<head>', '<head><meta name="robots" content="noindex"/>')
}
