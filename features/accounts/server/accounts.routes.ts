import type { Route, Writable } from '#platform/context'
import { type Answer, type CookieChange, answer, on } from '#platform/http'
import { mailbox, sendsEmail } from '#platform/mail'
import { accountPagesApi } from '../contract/account-pages.api.ts'
import { accountsApi } from '../contract/accounts.api.ts'
import { operatorApi } from '../contract/operator.api.ts'
import {
  cancelRunningJobs,
  discardJobs,
  readJobs,
  readMailState,
  retryJobs,
  sendPlatformEmailAgain,
  readBackups,
  backUpNow,
} from './operator.ts'
import { accountProblems } from '../contract/accounts.problems.ts'
import type { AnyoneContext, SignedInContext } from './sessions/account-context.ts'
import { servePasskeyScript } from './pages/passkey-script.ts'
import { sendSignIn, sendSignOut, signInPage } from './pages/account-pages.tsx'
import { secondStepPage, sendPasskey, sendSecondStep, sendSecondStepPasskey } from './pages/second-step-pages.tsx'
import { accountById, accountInfo } from './account.queries.ts'
import { changeEmail, changePassword, changeProfile, confirmEmail, stepUp } from './change-account.ts'
import { confirmRegistration } from './confirm-registration.ts'
import { forgotPassword } from './sign-in/forgot-password.ts'
import {
  confirmEmailPage,
  confirmPage,
  forgotPage,
  linkPage,
  registerPage,
  resetPage,
  sendConfirm,
  sendConfirmEmail,
  sendForgot,
  sendLink,
  sendRegister,
  sendReset,
} from './pages/email-link-pages.tsx'
import { logout } from './sessions/logout.ts'
import { register } from './register.ts'
import { accountFactors } from './second-factor/account-factors.ts'
import { factorState } from './second-factor/factor-state.ts'
import { secondFactorRoutes } from './second-factor.routes.ts'
import { requireStaff } from './sessions/require-staff.ts'
import { resetPassword } from './sign-in/reset-password.ts'
import { endSession, sessionsOf, signOutEverywhere } from './sessions/sessions.ts'
import { signIn } from './sign-in/sign-in.ts'

// Each operation opens its own transaction: attempts are counted even when the rest is rolled back, and hashing keeps
// no transaction open.
const own = { transaction: 'own' } as const

export const accountsRoutes: readonly Route[] = [
  ...secondFactorRoutes,
  on(accountsApi.register, register, own),
  on(
    accountsApi.confirmRegistration,
    async (ctx: Writable<AnyoneContext>, input) => withCookies(await confirmRegistration(ctx, input)),
    own,
  ),
  on(
    accountsApi.signIn,
    async (ctx: Writable<AnyoneContext>, input) => {
      const { account, isIn, cookies } = await signIn(ctx, input)
      return answer({ body: isIn ? account : { secondStep: true as const }, cookies })
    },
    own,
  ),
  on(accountsApi.logout, logout, own),
  on(accountsApi.stepUp, async (ctx: Writable<SignedInContext>, input) => cookiesOnly(await stepUp(ctx, input)), own),
  on(accountsApi.forgotPassword, forgotPassword, own),
  on(accountsApi.resetPassword, resetPassword, own),
  on(accountsApi.me, me),
  on(accountsApi.changeProfile, changeProfile, own),
  on(
    accountsApi.changePassword,
    async (ctx: Writable<SignedInContext>, input) => cookiesOnly(await changePassword(ctx, input)),
    own,
  ),
  on(accountsApi.changeEmail, changeEmail, own),
  on(accountsApi.confirmEmail, confirmEmail, own),
  on(accountsApi.sessions, sessionsOf),
  on(accountsApi.endSession, endSession),
  on(accountsApi.signOutEverywhere, async (ctx: Writable<SignedInContext>) =>
    cookiesOnly(await signOutEverywhere(ctx)),
  ),
  on(accountsApi.mailbox, async (ctx: SignedInContext, { before }) => {
    await requireStaff(ctx, 'mail.read')
    return mailbox(ctx, { websiteId: null, before })
  }),

  on(operatorApi.jobs, readJobs),
  on(operatorApi.retryJobs, retryJobs, own),
  on(operatorApi.discardJobs, discardJobs, own),
  on(operatorApi.cancelJobs, cancelRunningJobs, own),
  on(operatorApi.backups, readBackups),
  on(operatorApi.backUpNow, backUpNow),
  on(operatorApi.mailState, readMailState),
  on(operatorApi.sendEmailAgain, sendPlatformEmailAgain),

  on(accountPagesApi.signIn, signInPage, own),
  on(accountPagesApi.passkeyScript, servePasskeyScript, own),
  on(accountPagesApi.sendSignIn, sendSignIn, own),
  on(accountPagesApi.sendPasskey, sendPasskey, own),
  on(accountPagesApi.secondStep, secondStepPage, own),
  on(accountPagesApi.sendSecondStep, sendSecondStep, own),
  on(accountPagesApi.sendSecondStepPasskey, sendSecondStepPasskey, own),
  on(accountPagesApi.signOut, sendSignOut, own),
  on(accountPagesApi.register, registerPage, own),
  on(accountPagesApi.sendRegister, sendRegister, own),
  on(accountPagesApi.confirm, confirmPage, own),
  on(accountPagesApi.sendConfirm, sendConfirm, own),
  on(accountPagesApi.forgot, forgotPage, own),
  on(accountPagesApi.sendForgot, sendForgot, own),
  on(accountPagesApi.reset, resetPage, own),
  on(accountPagesApi.sendReset, sendReset, own),
  on(accountPagesApi.link, linkPage, own),
  on(accountPagesApi.sendLink, sendLink, own),
  on(accountPagesApi.confirmEmail, confirmEmailPage, own),
  on(accountPagesApi.sendConfirmEmail, sendConfirmEmail, own),
]

async function me(ctx: Writable<SignedInContext>) {
  const account = await accountById(ctx, ctx.account.id)
  if (!account) throw accountProblems.accountMissing()
  const { passkeys, codeApp } = await factorState(accountFactors(ctx, account.id))
  const factors = { passkey: passkeys.length > 0, code: codeApp !== null }
  return { ...accountInfo(account), factors, sendsEmail: sendsEmail(ctx) }
}

function withCookies<A>({ account, cookies }: { account: A; cookies: CookieChange[] }): Answer<A> {
  return answer({ body: account, cookies })
}

function cookiesOnly(cookies: CookieChange[]): Answer<Record<string, never>> {
  return answer({ body: {}, cookies })
}
