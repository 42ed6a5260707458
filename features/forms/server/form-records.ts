import type { SiteContext, SiteTransaction } from '#platform/context'
import { siteTables } from '#platform/database'

/** Returns the submissions of a person by email address, for their personal data export. */
export async function submissionsOfPerson(ctx: SiteContext, email: string) {
  const rows = await siteTables(ctx)
    .selectFrom('form_submissions')
    .select(['form_name', 'page_path', 'answers', 'submitted_at'])
    .where((row) => row(row.fn('lower', ['email']), '=', email))
    .orderBy('id')
    .execute()
  return rows.map(({ form_name: form, page_path: page, answers, submitted_at: sentAt }) => ({
    form,
    page,
    sentAt: sentAt.toISOString(),
    answers: answers.flatMap(({ title, kind, value }) =>
      kind === 'password' ? [] : [{ question: title, answer: value }],
    ),
  }))
}

export async function subscribersOfPerson(ctx: SiteContext, email: string) {
  const rows = await siteTables(ctx)
    .selectFrom('subscribers')
    .innerJoin('mailing_lists', (join) =>
      join
        .onRef('mailing_lists.website_id', '=', 'subscribers.website_id')
        .onRef('mailing_lists.id', '=', 'subscribers.list_id'),
    )
    .select([
      'mailing_lists.name as list',
      'subscribers.name',
      'state',
      'wording',
      'network',
      'requested_at',
      'confirmed_at',
      'unsubscribed_at',
    ])
    .where('email_key', '=', email)
    .execute()
  return rows.map(({ list, name, state, wording, network, ...moments }) => ({
    list,
    name,
    state,
    agreedTo: wording,
    network,
    requestedAt: moments.requested_at.toISOString(),
    confirmedAt: moments.confirmed_at?.toISOString() ?? null,
    unsubscribedAt: moments.unsubscribed_at?.toISOString() ?? null,
  }))
}

export async function forgetSubscriber(ctx: SiteTransaction, email: string): Promise<void> {
  await siteTables(ctx).deleteFrom('subscribers').where('email_key', '=', email).execute()
}
