import { accountsFeature } from '#features/accounts/server'
import { campaignsFeature } from '#features/campaigns/server'
import { formsFeature } from '#features/forms/server'
import { createMailer } from '#platform/mail'
import type { OwnerTransaction } from '#platform/context'
import { newId } from '#platform/contract'
import { insertRows, siteTables } from '#platform/database'
import { paragraphs } from '#platform/document'
import type { CampaignDraft } from '#features/campaigns/contract'
import { sendDueEmails } from '../../platform/mail/send-email.ts'
import { changeCampaign, createCampaign } from './campaign-internals.ts'
import { testContext, type TestContextOptions } from './context.ts'
import { doDueJobs } from './due-jobs.ts'
import { receivingServer } from './receiving-server.ts'
import { sellingFeatures } from './selling-features.ts'
import { testSite } from './site.ts'

type OnRecipient = Parameters<typeof receivingServer>[0]

/** A site with a mail server that stores what it receives, mailing lists, and campaigns. */
export async function campaignSite(options: TestContextOptions = {}, onRecipient?: OnRecipient) {
  const { received, smtpUrl } = await receivingServer(onRecipient)
  const features = [...new Set([accountsFeature, ...sellingFeatures, formsFeature, campaignsFeature])]
  const base = await testContext({ features, ...options })
  await base.db.insertInto('installation').values({ secret_fingerprint: 'test', first_run_at: null }).execute()
  const config = { ...base.config, smtpUrl, mailFrom: 'Molen <post@molen.example>', ...options.config }
  const ctx = { ...base, config, mail: createMailer({ db: base.db, tx: null, now: base.now, config }) }
  const { as, site, account } = await testSite(ctx, { name: 'molen', title: 'De Molen', locale: 'nl-NL' })
  return {
    ctx,
    as,
    site,
    account,
    received,
    host: 'molen.localhost:8080',
    /** Adds a list with subscribed addresses. */
    list: (name: string, emails: readonly string[]) => as((tx) => addList(tx, name, emails)),
    /** Creates a draft to these lists. */
    draft: (listIds: string[], more: Partial<CampaignDraft> = {}) => as((tx) => addDraft(tx, listIds, more)),
    /** Does what a worker does until nothing is due: jobs and emails in turns. */
    work: async () => {
      for (let turn = 0; turn < 5; turn++) {
        await doDueJobs(ctx)
        await sendDueEmails(ctx)
        base.clock.forward(2500)
      }
      await doDueJobs(ctx)
    },
    sendEmails: () => sendDueEmails(ctx),
    jobs: () => doDueJobs(ctx),
    stateOf: async (email: string) =>
      (
        await as((tx) =>
          siteTables(tx).selectFrom('subscribers').select('state').where('email_key', '=', email).execute(),
        )
      ).map(({ state }) => state),
  }
}

async function addList(tx: OwnerTransaction, name: string, emails: readonly string[]): Promise<string> {
  const id = newId(tx.now().getTime())
  await siteTables(tx).insertInto('mailing_lists').values({ id, name, created_at: tx.now() }).execute()
  await insertRows(
    tx.db,
    'subscribers',
    emails.map((email) => ({
      website_id: tx.site.id,
      id: newId(tx.now().getTime()),
      list_id: id,
      email,
      email_key: email.toLowerCase(),
      name: '',
      state: 'subscribed' as const,
      page_path: '/',
      wording: '',
      network: '',
      requested_at: tx.now(),
      confirmed_at: tx.now(),
      unsubscribed_at: null,
    })),
  )
  return id
}

export const letter: CampaignDraft = {
  subject: 'Rogge is terug',
  preheader: 'Vanaf zaterdag',
  replyTo: '',
  listIds: [],
  blocks: [
    { id: '65a1f0c2e4b0a1b2c3d4e001', type: 'heading', text: 'Vers gemalen' },
    { id: '65a1f0c2e4b0a1b2c3d4e002', type: 'text', doc: paragraphs('Zaterdag malen we <rogge>.') },
    { id: '65a1f0c2e4b0a1b2c3d4e003', type: 'button', label: 'Kom langs', href: '/molen' },
  ],
  archive: 'off',
}

async function addDraft(tx: OwnerTransaction, listIds: string[], more: Partial<CampaignDraft>): Promise<string> {
  const { id } = await createCampaign(tx, {})
  await changeCampaign(tx, { id, ...letter, listIds, ...more })
  return id
}
