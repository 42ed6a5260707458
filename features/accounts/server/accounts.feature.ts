import { archiveTables, type Feature, provide, sealedOfInstallation } from '#platform/context'
import { forgetSentJob, releaseHeldEmails, sendEmail } from '#platform/mail'
import { accountsRoutes } from './accounts.routes.ts'
import { answerEmailChange } from './change-account.ts'
import { answerForgotten } from './sign-in/forgot-password.ts'
import { answerRegistration } from './register.ts'
import { tidyAccounts } from './tidy-accounts.ts'
import { resealAccountApps, resealRecoveryKeys } from './second-factor/reseal-accounts.ts'
import { accountsInArchives } from './accounts.tables.ts'

export const accountsFeature: Feature = {
  name: 'accounts',
  routes: accountsRoutes,
  jobs: [
    sendEmail,
    forgetSentJob,
    releaseHeldEmails,
    answerRegistration,
    answerForgotten,
    answerEmailChange,
    tidyAccounts,
  ],
  provides: [
    provide(archiveTables, accountsInArchives),
    provide(sealedOfInstallation, { name: 'keys of recovery codes', reseal: resealRecoveryKeys }),
    provide(sealedOfInstallation, { name: 'code apps of accounts', reseal: resealAccountApps }),
  ],
}
