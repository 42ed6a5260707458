import { contentFeatures } from './content-features.ts'
import { designFeature } from '#features/design/server'
import { testContext } from './context.ts'
import { doDueJobs } from './due-jobs.ts'
import type { Browser } from './request.ts'
import { runningApp } from './running.ts'
import { testSite } from './site.ts'
import { membersFeature } from '../../features/members/server/members.feature.ts'

/** A site with members beside one of others, and the emails they are sent. */
export async function memberSite() {
  const features = [...contentFeatures, designFeature, membersFeature]
  const ctx = await testContext({ features })
  const bakery = await testSite(ctx, { name: 'bakker', title: 'Korenbloem', locale: 'nl-NL' })
  await testSite(ctx, { name: 'molen', title: 'De Molen', locale: 'nl-NL' })

  const app = await runningApp(ctx)
  const host = 'bakker.localhost:8080'
  const api = '/api/site-users/account'
  const password = 'koren op de molen'
  const asForm = { origin: `http://${host}`, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' }

  const visitor = () => app.browser(host)
  /** The email to an address whose subject begins so. */
  const emailTo = async (email: string, subject: string) => {
    const emails = await ctx.db
      .selectFrom('emails')
      .select(['subject', 'text'])
      .where('recipient', '=', email)
      .execute()
    return emails.find((message) => message.subject.startsWith(subject))
  }
  const tokenIn = (text: string) => /token=([\w-]{43})/.exec(text)?.[1] ?? ''

  async function joined(email: string, browser = visitor()): Promise<Browser> {
    await browser.send('POST', api, { email, password, name: 'Noor' })
    await doDueJobs(ctx)
    const message = await emailTo(email, 'Rond')
    await browser.send('POST', `${api}/confirm`, { token: tokenIn(message?.text ?? '') })
    return browser
  }
  const signIn = (browser: Browser, email: string, more: object = {}) =>
    browser.send('POST', `${api}/session`, { email, password, ...more })
  const sessionInfo = async (browser: Browser) =>
    (await browser.ask(`${api}/session`)).json<{ xsrfToken: string | null; member: { email: string } | null }>()
  const proof = async (browser: Browser) => ({ 'X-SiteUser-XSRF-Token': (await sessionInfo(browser)).xsrfToken ?? '' })
  return {
    ctx,
    bakery,
    app,
    host,
    api,
    password,
    asForm,
    visitor,
    emailTo,
    joined,
    signIn,
    sessionInfo,
    proof,
    tokenIn,
  }
}
