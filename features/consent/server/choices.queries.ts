import type { OwnerContext } from '#platform/context'
import { csvRow, type Input, type Output } from '#platform/contract'
import { siteTables } from '#platform/database'
import { type Answer, answer } from '#platform/http'
import { type ConsentChoice, type consentApi } from '../contract/index.ts'

const atOnce = 50
/** Limit per file. */
const mostRows = 100_000
const columns = [
  'id',
  'chosen_at',
  'choice',
  'policy',
  'text',
  'accept',
  'decline',
  'page',
  'global_privacy_control',
  'network',
  'browser',
]

/** Choices, newest first, each with the texts that the visitor read. */
export async function listChoices(
  ctx: OwnerContext,
  { after }: Input<typeof consentApi.log>,
): Promise<Output<typeof consentApi.log>> {
  ctx.require('settings.advanced')
  let rows = choicesOf(ctx).limit(atOnce + 1)
  if (after) rows = rows.where('consent_choices.id', '<', after)
  const found = await rows.execute()
  const shown = found.slice(0, atOnce)
  return { choices: shown.map(asChoice), next: found.length > atOnce ? (shown.at(-1)?.id ?? null) : null }
}

/** Exports the proof of consent. */
export async function exportChoices(ctx: OwnerContext): Promise<Answer<string>> {
  ctx.require('settings.advanced')
  const rows = await choicesOf(ctx).limit(mostRows).execute()
  const lines = rows
    .map(asChoice)
    .map(({ words, ...row }) => [
      row.id,
      row.chosenAt,
      row.choice,
      String(row.policy),
      words.text,
      words.accept,
      words.decline ?? '',
      row.pagePath,
      row.hadSignal ? 'yes' : 'no',
      row.network,
      row.browser,
    ])
  return answer({
    type: 'text/csv; charset=utf-8',
    headers: { 'content-disposition': `attachment; filename="${ctx.site.name}-consent.csv"` },
    body: `\uFEFF${[columns, ...lines].map(csvRow).join('')}`,
  })
}

function choicesOf(ctx: OwnerContext) {
  return siteTables(ctx)
    .selectFrom('consent_choices')
    .innerJoin('consent_policies as shown', (join) =>
      join
        .onRef('shown.website_id', '=', 'consent_choices.website_id')
        .onRef('shown.version', '=', 'consent_choices.policy'),
    )
    .selectAll('consent_choices')
    .select('shown.shown')
    .orderBy('consent_choices.id', 'desc')
}

type Row = Awaited<ReturnType<ReturnType<typeof choicesOf>['execute']>>[number]

function asChoice({ shown: { text, accept, decline }, ...row }: Row): ConsentChoice {
  return {
    id: row.id,
    choice: row.choice,
    policy: row.policy,
    words: { text, accept, decline },
    pagePath: row.page_path,
    hadSignal: row.had_signal,
    network: row.network,
    browser: row.browser,
    chosenAt: row.chosen_at.toISOString(),
  }
}
