import { readFlags, switchFlag } from './flags/site-flags.ts'
import { lookAround, signOutOfSite, visitSite } from './looking/look-around.ts'
import type { AnyoneContext, SignedInContext } from '#features/accounts/server'
import type { OwnerContext, Route, OwnerTransaction, Writable } from '#platform/context'
import { requireSecondFactor } from './people/second-factor-rule.ts'
import { type CalledBy, answer, issueCsrfToken, on } from '#platform/http'
import { discardHeld, mailbox, mailHold, mailLimits, sendAgain } from '#platform/mail'
import { emailRefusalsApi } from '../contract/email-refusals.api.ts'
import { emailsApi } from '../contract/emails.api.ts'
import { sitePagesApi } from '../contract/site-pages.api.ts'
import { siteHomeApi } from '../contract/site-home.api.ts'
import { multilingualApi } from '../contract/multilingual.api.ts'
import { sitesApi } from '../contract/sites.api.ts'
import { siteProblems } from '../contract/sites.problems.ts'
import { activityOf } from './activity.ts'
import { changeSite } from './change-site.ts'
import { changeContributor, contributorsOf, removeContributor } from './people/contributors.ts'
import { createSite } from './create-site.ts'
import { domainRecords, tryCertificate } from './domain-records.ts'
import { addDomain, domainsOf, makePrimary, removeDomain, verifyDomain } from './domains.ts'
import { enterSite, openSite } from './enter-site.ts'
import { invitationLink } from './people/invitation-link.ts'
import { acceptInvitation, invite, readInvitation, withdrawInvitation } from './people/invitations.ts'
import { offerSite } from './people/transfer-site.ts'
import { changeLanguages, chooseLanguage, listLanguages, readMultilingual } from './languages/languages.ts'
import { translateEmail } from './languages/translate-email.ts'
import { connectTranslation, disconnectTranslation, translationStatus } from './languages/translation-service.ts'
import { changeLabs, readLabs } from './labs.ts'
import { changeEmailText, listEmails } from './email-texts.ts'
import { askToStop, stopEmails } from './emails/email-refusals.ts'
import { siteHome } from './home/site-home.ts'
import { mySites, thisSite } from './my-sites.ts'
import { draftEmail, previewEmail, sendTestEmail } from './preview-email.ts'
import { removeSite, restoreSite } from './remove-site.ts'
import { changeSettings, readSettings } from './settings/change-settings.ts'
import { invitationPage, openPage, sendInvitation } from './site-pages.tsx'
import { siteLooks, siteStarts, startPreview } from './site-looks.ts'
import { siteInfo, websites } from './site.queries.ts'

const own = { transaction: 'own' } as const

export const sitesRoutes: readonly Route[] = [
  on(sitePagesApi.crumb, issueCsrfToken, own),
  on(emailRefusalsApi.ask, askToStop),
  // Works without a crumb, because a mail program may send it.
  on(emailRefusalsApi.stop, stopEmails, { body: 'signed' }),
  on(sitesApi.mine, mySites),
  on(sitesApi.looks, siteLooks),
  on(sitesApi.starts, siteStarts),
  on(sitesApi.startPreview, startPreview),
  on(sitesApi.create, async (ctx: Writable<SignedInContext>, input) => {
    const { id } = await createSite(ctx, input)
    const row = await websites(ctx).where('websites.id', '=', id).executeTakeFirst()
    if (!row) throw siteProblems.notFound()
    return siteInfo(ctx.config, row)
  }),
  on(sitesApi.open, openSite, own),
  on(sitesApi.visit, visitSite),
  on(sitesApi.lookAround, lookAround),
  on(sitesApi.signOut, signOutOfSite),
  on(sitesApi.restore, restoreSite),

  on(sitesApi.site, thisSite),
  on(siteHomeApi.read, siteHome),
  on(sitesApi.changeSite, changeSite),
  on(sitesApi.settings, readSettings),
  on(sitesApi.changeSettings, changeSettings),
  on(multilingualApi.settings, readMultilingual),
  on(multilingualApi.languages, listLanguages),
  on(multilingualApi.changeLanguages, changeLanguages),
  on(multilingualApi.status, (ctx: OwnerContext, input) => translationStatus(ctx, input)),
  on(multilingualApi.connect, (ctx: Writable<OwnerContext>, input) => connectTranslation(ctx, input), own),
  on(multilingualApi.disconnect, disconnectTranslation),
  on(multilingualApi.choose, chooseLanguage),
  on(sitesApi.remove, removeSite),
  on(sitesApi.transfer, offerSite),

  on(sitesApi.domains, domainsOf),
  on(sitesApi.domainRecords, (ctx: OwnerContext & CalledBy, input) => domainRecords(ctx, input), own),
  on(sitesApi.addDomain, addDomain),
  on(sitesApi.verifyDomain, (ctx: Writable<OwnerContext> & CalledBy, input) => verifyDomain(ctx, input), own),
  on(sitesApi.tryCertificate, tryCertificate),
  on(sitesApi.makePrimary, makePrimary),
  on(sitesApi.removeDomain, removeDomain),

  on(sitesApi.requireSecondFactor, requireSecondFactor),
  on(sitesApi.contributors, contributorsOf),
  on(sitesApi.invite, invite),
  on(sitesApi.withdrawInvitation, withdrawInvitation),
  on(sitesApi.invitationLink, invitationLink),
  on(sitesApi.changeContributor, changeContributor),
  on(sitesApi.removeContributor, removeContributor),
  on(sitesApi.invitation, readInvitation),
  on(sitesApi.acceptInvitation, async (ctx: Writable<AnyoneContext>, input) => {
    const { site, cookies } = await acceptInvitation(ctx, input)
    return answer({ body: { site }, cookies })
  }),

  on(emailsApi.list, listEmails),
  on(emailsApi.change, changeEmailText),
  on(emailsApi.translate, (ctx: Writable<OwnerContext>, input) => translateEmail(ctx, input), own),
  on(emailsApi.draft, async (ctx: OwnerContext, input) => {
    const { subject, html } = await draftEmail(ctx, input)
    return { subject, html }
  }),
  on(emailsApi.sendTest, sendTestEmail),
  on(emailsApi.preview, previewEmail),

  on(sitesApi.activity, activityOf),
  on(sitesApi.mailbox, async (ctx: OwnerContext & CalledBy, { before }) => {
    ctx.require('settings.mail')
    return mailbox(ctx, { websiteId: ctx.site.id, before })
  }),
  on(sitesApi.mailLimits, async (ctx: OwnerContext & CalledBy) => {
    ctx.require('settings.mail')
    return mailLimits(ctx, { websiteId: ctx.site.id })
  }),

  on(sitesApi.sendEmailAgain, async (ctx: OwnerTransaction & CalledBy, { id }) => {
    ctx.require('settings.mail')
    await sendAgain(ctx, { websiteId: ctx.site.id, id })
    return {}
  }),
  on(sitesApi.discardEmail, async (ctx: OwnerTransaction & CalledBy, { id }) => {
    ctx.require('settings.mail')
    await discardHeld(ctx, { websiteId: ctx.site.id, id })
    return {}
  }),
  on(sitesApi.mailState, async (ctx: OwnerContext & CalledBy) => {
    ctx.require('settings.mail')
    return { heldSince: (await mailHold(ctx))?.since.toISOString() ?? null }
  }),

  on(sitesApi.flags, readFlags),
  on(sitesApi.setFlag, switchFlag),
  on(sitesApi.internalLabs, (ctx: OwnerContext & CalledBy) => readLabs(ctx, 'internal')),
  on(sitesApi.changeInternalLabs, (ctx: OwnerTransaction & CalledBy, input) => changeLabs(ctx, 'internal', input)),
  on(sitesApi.circleLabs, (ctx: OwnerContext & CalledBy) => readLabs(ctx, 'circle')),
  on(sitesApi.changeCircleLabs, (ctx: OwnerTransaction & CalledBy, input) => changeLabs(ctx, 'circle', input)),

  on(sitePagesApi.invitation, invitationPage, own),
  on(sitePagesApi.sendInvitation, sendInvitation, own),
  on(sitePagesApi.open, openPage, own),
  on(sitePagesApi.enter, enterSite),
]
