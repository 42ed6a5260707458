import { archiveTables, blockSwitch, type Feature, provide, sealedOfSites } from '#platform/context'
import { eraseOldSites, eraseSite } from './erase-sites.job.ts'
import { setupSteps } from './home/extension-points.ts'
import { businessSettings } from '../contract/business.settings.ts'
import { emailLookSettings } from '../contract/email-look.settings.ts'
import { multilingualSettings } from '../contract/multilingual.settings.ts'
import { noticesSettings } from '../contract/notices.settings.ts'
import { settingsGroups } from './extension-points.ts'
import { accountEmails } from './emails/account-emails.ts'
import { invitationEmails } from './emails/invitation-emails.ts'
import { brandStep, domainStep } from './home/setup-steps.ts'
import { isSwitchedOn } from './flags/switchable.ts'
import type { Flag } from './entitlements.ts'
import { sitesRoutes } from './sites.routes.ts'
import { resealTranslationKeys } from './languages/translation-service.ts'
import { sitesInArchives } from './sites.tables.ts'

export const sitesFeature: Feature = {
  name: 'sites',
  routes: sitesRoutes,
  jobs: [eraseOldSites, eraseSite],
  provides: [
    provide(archiveTables, sitesInArchives),
    provide(blockSwitch, (ctx, flag) => isSwitchedOn(ctx, flag as Flag)),
    provide(setupSteps, brandStep),
    provide(setupSteps, domainStep),
    provide(settingsGroups, businessSettings),
    provide(settingsGroups, noticesSettings),
    provide(settingsGroups, emailLookSettings),
    provide(settingsGroups, multilingualSettings),
    invitationEmails,
    accountEmails,
    provide(sealedOfSites, { name: 'keys of services that translate', reseal: resealTranslationKeys }),
  ],
}
