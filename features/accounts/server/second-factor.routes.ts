import type { Route, Writable } from '#platform/context'
import { type Answer, type CookieChange, answer, on } from '#platform/http'
import { secondFactorApi as api } from '../contract/second-factor.api.ts'
import type { AnyoneContext, SignedInContext } from './sessions/account-context.ts'
import { askSignIn, secondStepByCode, signInByPasskey } from './sign-in/second-step.ts'
import type { SignedIn } from './sign-in/sign-in.ts'
import {
  confirmAccountCodes,
  newAccountRecoveryCodes,
  readSecondFactor,
  removeAccountCodes,
  startAccountCodes,
} from './second-factor/account-codes.ts'
import { addPasskey, askNewPasskey, removePasskey, renamePasskey } from './second-factor/account-passkeys.ts'
import { askStepUp, stepUpByCode, stepUpByPasskey } from './second-factor/prove-factor.ts'

// Each operation opens its own transaction: a challenge and an attempt count even when the rest is rolled back.
const own = { transaction: 'own' } as const
type SignedInHere = Writable<SignedInContext>
type Anyone = Writable<AnyoneContext>

export const secondFactorRoutes: readonly Route[] = [
  on(api.read, readSecondFactor, own),
  on(api.askNewPasskey, askNewPasskey, own),
  on(api.addPasskey, addPasskey, own),
  on(api.renamePasskey, renamePasskey, own),
  on(api.removePasskey, removePasskey, own),
  on(api.startCodeApp, startAccountCodes, own),
  on(api.confirmCodeApp, confirmAccountCodes, own),
  on(api.removeCodeApp, removeAccountCodes, own),
  on(api.newRecoveryCodes, newAccountRecoveryCodes, own),
  on(api.askStepUp, askStepUp, own),
  on(api.stepUpByPasskey, async (ctx: SignedInHere, input) => cookiesOnly(await stepUpByPasskey(ctx, input)), own),
  on(api.stepUpByCode, async (ctx: SignedInHere, input) => cookiesOnly(await stepUpByCode(ctx, input)), own),
  on(api.askSignIn, askSignIn, own),
  on(api.signInByPasskey, async (ctx: Anyone, input) => entered(await signInByPasskey(ctx, input)), own),
  on(api.secondStep, async (ctx: Anyone, input) => entered(await secondStepByCode(ctx, input)), own),
]

function entered({ account, cookies }: SignedIn): Answer<SignedIn['account']> {
  return answer({ body: account, cookies })
}

function cookiesOnly(cookies: CookieChange[]): Answer<Record<string, never>> {
  return answer({ body: {}, cookies })
}
