import type { Writable } from '#platform/context'
import type { Input } from '#platform/contract'
import { type Answer, redirect } from '#platform/http'
import type { accountPagesApi } from '../../contract/account-pages.api.ts'
import { accountProblems } from '../../contract/accounts.problems.ts'
import { secondFactorMessages as say } from '../../contract/second-factor.messages.ts'
import { type PasskeyAnswer, factorCodeSchema, passkeyAnswerSchema } from '../../contract/second-factor.schema.ts'
import type { AccountRow } from '../account.queries.ts'
import { localPath } from '../local-path.ts'
import { accountFactors } from '../second-factor/account-factors.ts'
import { factorState } from '../second-factor/factor-state.ts'
import type { AnyoneContext } from '../sessions/account-context.ts'
import {
  askSecondStep,
  awaitedAccount,
  secondStepByCode,
  secondStepByPasskey,
  signInByPasskey,
} from '../sign-in/second-step.ts'
import { Field, accountPage, problemNotice } from './account-page.tsx'
import { ledIn, signInSheet, translated, wayBack } from './account-pages.tsx'
import { PasskeyForm, passkeyWords } from './passkey-form.tsx'

type Pages = typeof accountPagesApi
type Page = Promise<Answer<unknown>>
type Ctx = Writable<AnyoneContext>

interface Retry {
  problem?: string
  status?: number
}

export async function sendPasskey(ctx: Ctx, { returnTo, answer }: Input<Pages['sendPasskey']>): Page {
  try {
    return ledIn(await signInByPasskey(ctx, { response: answerOf(answer) }), returnTo)
  } catch (error) {
    return signInSheet(ctx, { returnTo, ...problemNotice(error, ctx.locale) })
  }
}

export async function secondStepPage(ctx: Ctx, { returnTo }: Input<Pages['secondStep']>): Page {
  if (ctx.account) return redirect(localPath(returnTo, '/'))
  const account = await awaitedAccount(ctx)
  if (account) return sheet(ctx, account, returnTo)
  const target = localPath(returnTo, '/')
  return redirect(target === '/' ? '/sign-in' : `/sign-in?${new URLSearchParams({ returnTo: target })}`)
}

export async function sendSecondStep(ctx: Ctx, { returnTo, code }: Input<Pages['sendSecondStep']>): Page {
  return orAgain(ctx, returnTo, async (account) => {
    try {
      const typed = factorCodeSchema.safeParse(code)
      if (!typed.success) throw accountProblems.wrongCode()
      return ledIn(await secondStepByCode(ctx, { code: typed.data }), returnTo)
    } catch (error) {
      return sheet(ctx, account, returnTo, problemNotice(error, ctx.locale))
    }
  })
}

export async function sendSecondStepPasskey(
  ctx: Ctx,
  { returnTo, answer }: Input<Pages['sendSecondStepPasskey']>,
): Page {
  return orAgain(ctx, returnTo, async (account) => {
    try {
      return ledIn(await secondStepByPasskey(ctx, { response: answerOf(answer) }), returnTo)
    } catch (error) {
      return sheet(ctx, account, returnTo, problemNotice(error, ctx.locale))
    }
  })
}

/** Restarts the sign-in at its first step when the second one took too long. */
async function orAgain(ctx: Ctx, returnTo: string, work: (account: AccountRow) => Page): Page {
  const account = await awaitedAccount(ctx)
  if (account) return work(account)
  return signInSheet(ctx, {
    returnTo,
    ...problemNotice(accountProblems.secondStepTooLate({ status: 401 }), ctx.locale),
  })
}

async function sheet(ctx: Ctx, account: AccountRow, returnTo: string, retry: Retry = {}): Page {
  const t = translated(ctx)
  const { codeApp, passkeys } = await factorState(accountFactors(ctx, account.id))
  const target = localPath(returnTo, '/')
  const hidden = target === '/' ? '' : target
  return accountPage({
    ctx,
    title: say(ctx.locale, 'step'),
    lead: say(ctx.locale, codeApp ? 'step.lead' : 'step.lead.passkey'),
    ...retry,
    runsPasskeys: passkeys.length > 0,
    children: (
      <>
        {passkeys.length > 0 ? (
          <PasskeyForm
            action="/sign-in/second-step/passkey"
            question={{ asked: await askSecondStep(ctx, account) }}
            returnTo={hidden}
            words={passkeyWords(ctx.locale)}
          />
        ) : null}
        <form method="post" action="/sign-in/second-step">
          {hidden ? <input type="hidden" name="returnTo" value={hidden} /> : null}
          <Field
            label={say(ctx.locale, codeApp ? 'field.code' : 'field.recovery')}
            name="code"
            type="text"
            autoComplete="one-time-code"
            hint={say(ctx.locale, codeApp ? 'hint.code' : 'hint.recovery')}
            focused
          />
          <button>{t('act.sign_in')}</button>
        </form>
      </>
    ),
    foot: wayBack(ctx),
  })
}

function answerOf(text: string): PasskeyAnswer {
  try {
    return passkeyAnswerSchema.parse(JSON.parse(text))
  } catch {
    throw accountProblems.passkeyRefused()
  }
}
