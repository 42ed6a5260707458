import { z } from 'zod'
import { callLimits, endpoint, idSchema } from '#platform/contract'
import { accountSchema } from './account.schema.ts'
import {
  codeAppStartSchema,
  factorCodeSchema,
  newPasskeyAnswerSchema,
  passkeyAnswerSchema,
  passkeyNameSchema,
  passkeyQuestionSchema,
  secondFactorSchema,
  turnedOnSchema,
} from './second-factor.schema.ts'

const done = z.object({})
const nothing = z.strictObject({})
const own = { host: 'platform', allows: 'signed-in' } as const
const anywhere = { host: ['platform', 'admin'], allows: 'signed-in' } as const
const path = '/api/accounts/me/second-factor'

/** Passkeys, one-time codes and recovery codes of the signed-in account. Changes require step-up. */
export const secondFactorApi = {
  read: endpoint({ ...own, method: 'GET', path, input: nothing, output: secondFactorSchema }),
  askNewPasskey: endpoint({
    ...own,
    method: 'POST',
    path: `${path}/passkeys/question`,
    input: nothing,
    output: passkeyQuestionSchema,
  }),
  addPasskey: endpoint({
    ...own,
    method: 'POST',
    path: `${path}/passkeys`,
    input: z.strictObject({ name: passkeyNameSchema, response: newPasskeyAnswerSchema }),
    output: turnedOnSchema,
  }),
  renamePasskey: endpoint({
    ...own,
    method: 'PUT',
    path: `${path}/passkeys/:id`,
    input: z.strictObject({ id: idSchema, name: passkeyNameSchema }),
    output: done,
  }),
  removePasskey: endpoint({
    ...own,
    method: 'DELETE',
    path: `${path}/passkeys/:id`,
    input: z.strictObject({ id: idSchema }),
    output: done,
  }),
  startCodeApp: endpoint({
    ...own,
    method: 'POST',
    path: `${path}/code-app/start`,
    input: nothing,
    output: codeAppStartSchema,
  }),
  confirmCodeApp: endpoint({
    ...own,
    method: 'POST',
    path: `${path}/code-app`,
    input: z.strictObject({ code: factorCodeSchema }),
    output: turnedOnSchema,
  }),
  removeCodeApp: endpoint({ ...own, method: 'DELETE', path: `${path}/code-app`, input: nothing, output: done }),
  newRecoveryCodes: endpoint({
    ...own,
    method: 'POST',
    path: `${path}/recovery-codes`,
    input: nothing,
    output: z.object({ recoveryCodes: z.array(z.string()) }),
  }),

  /** Creates a passkey challenge before a sensitive action. */
  askStepUp: endpoint({
    ...anywhere,
    method: 'POST',
    path: '/api/auth/StepUp/question',
    input: nothing,
    output: passkeyQuestionSchema,
  }),
  stepUpByPasskey: endpoint({
    ...anywhere,
    method: 'POST',
    path: '/api/auth/StepUp/passkey',
    input: z.strictObject({ response: passkeyAnswerSchema }),
    output: done,
  }),
  stepUpByCode: endpoint({
    ...anywhere,
    method: 'POST',
    path: '/api/auth/StepUp/code',
    input: z.strictObject({ code: factorCodeSchema }),
    output: done,
  }),

  /** Creates a challenge for any passkey of this device on the sign-in page. */
  askSignIn: endpoint({
    method: 'POST',
    host: 'platform',
    path: '/api/auth/PasskeyQuestion',
    limits: callLimits.occasional,
    allows: 'anyone',
    input: nothing,
    output: passkeyQuestionSchema,
  }),
  signInByPasskey: endpoint({
    method: 'POST',
    host: 'platform',
    path: '/api/auth/Passkey',
    limits: callLimits.occasional,
    allows: 'anyone',
    input: z.strictObject({ response: passkeyAnswerSchema }),
    output: accountSchema,
  }),
  /** Called after `/api/auth/Login` returned `{ secondStep: true }`. */
  secondStep: endpoint({
    method: 'POST',
    host: 'platform',
    path: '/api/auth/SecondStep',
    limits: callLimits.guarded,
    allows: 'anyone',
    input: z.strictObject({ code: factorCodeSchema }),
    output: accountSchema,
  }),
}
