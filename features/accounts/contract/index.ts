export {
  type AccountInfo,
  type SessionInfo,
  emailSchema,
  mailboxEmailSchema,
  passwordSchema,
  personNameSchema,
  tokenSchema,
} from './account.schema.ts'
export { accountsApi } from './accounts.api.ts'
export { accountMessages } from './accounts.messages.ts'
export { type Backup, operatorApi, type ParkedJob, type RunningJob } from './operator.api.ts'
export { accountProblems, notAllowed } from './accounts.problems.ts'
export { passwordAdvised, passwordMax, passwordMin } from './password.rules.ts'
export { secondFactorMessages } from './second-factor.messages.ts'
export { mostPasskeys } from './second-factor.rules.ts'
export { secondFactorApi } from './second-factor.api.ts'
export {
  type NewPasskeyAnswer,
  type Passkey,
  type PasskeyAnswer,
  type PasskeyQuestion,
  type SecondFactor,
  factorCodeSchema,
  newPasskeyAnswerSchema,
  passkeyAnswerSchema,
  passkeyNameSchema,
  passkeyQuestionSchema,
} from './second-factor.schema.ts'
