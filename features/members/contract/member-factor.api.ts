import { z } from 'zod'
import { passkeyQuestionSchema } from '#features/accounts/contract'
import { callLimits, endpoint, idSchema } from '#platform/contract'

const typed = z.string().max(2000).default('')
/** The answer of a passkey as JSON, put into the form by a script. */
const answer = z.string().max(20_000).default('')
const xsrfToken = z.string().max(100).default('')
const redirectAnswer = z.object({ to: z.string() })
const post = { method: 'POST', host: 'public', allows: 'anyone' } as const
const account = '/api/site-users/account'
const path = `${account}/second-factor`
const { occasional, guarded } = callLimits
/** Changes require the password. */
const byPassword = { current: typed, xsrfToken }

/** The second step of signing in, and the second factor of the member that is signed in: a part of `membersApi`. */
export const factorEndpoints = {
  secondStep: endpoint({
    ...post,
    path: `${account}/session/second-step`,
    limits: guarded,
    input: z.strictObject({ code: typed, returnTo: typed }),
    output: redirectAnswer,
  }),
  askPasskey: endpoint({
    ...post,
    path: `${account}/session/passkey/question`,
    limits: occasional,
    input: z.strictObject({}),
    output: passkeyQuestionSchema,
  }),
  signInByPasskey: endpoint({
    ...post,
    path: `${account}/session/passkey`,
    limits: occasional,
    input: z.strictObject({ answer, returnTo: typed }),
    output: redirectAnswer,
  }),
  secondStepByPasskey: endpoint({
    ...post,
    path: `${account}/session/second-step/passkey`,
    limits: occasional,
    input: z.strictObject({ answer, returnTo: typed }),
    output: redirectAnswer,
  }),
  askNewPasskey: endpoint({
    ...post,
    path: `${path}/passkeys/question`,
    limits: guarded,
    input: z.strictObject({ ...byPassword, name: typed, answer }),
    output: passkeyQuestionSchema,
  }),
  addPasskey: endpoint({
    ...post,
    path: `${path}/passkeys`,
    limits: occasional,
    input: z.strictObject({ ...byPassword, name: typed, answer }),
    output: redirectAnswer,
  }),
  renamePasskey: endpoint({
    ...post,
    path: `${path}/passkeys/rename`,
    limits: occasional,
    input: z.strictObject({ id: idSchema, name: typed, xsrfToken }),
    output: redirectAnswer,
  }),
  removePasskey: endpoint({
    ...post,
    path: `${path}/passkeys/remove`,
    limits: guarded,
    input: z.strictObject({ id: idSchema, ...byPassword }),
    output: redirectAnswer,
  }),
  startCodes: endpoint({
    ...post,
    path: `${path}/codes/start`,
    limits: guarded,
    input: z.strictObject(byPassword),
    output: redirectAnswer,
  }),
  confirmCodes: endpoint({
    ...post,
    path: `${path}/codes`,
    limits: guarded,
    input: z.strictObject({ code: typed, xsrfToken }),
    output: redirectAnswer,
  }),
  removeCodes: endpoint({
    ...post,
    path: `${path}/codes/remove`,
    limits: guarded,
    input: z.strictObject(byPassword),
    output: redirectAnswer,
  }),
  renewRecovery: endpoint({
    ...post,
    path: `${path}/recovery-codes`,
    limits: guarded,
    input: z.strictObject(byPassword),
    output: redirectAnswer,
  }),
}
