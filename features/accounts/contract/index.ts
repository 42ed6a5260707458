export {
  type AccountFacts,
  type SessionFacts,
  emailSchema,
  passwordSchema,
  personNameSchema,
  tokenSchema,
} from './account.schema.ts'
export { accountsApi } from './accounts.api.ts'
export { accountMessages } from './accounts.messages.ts'
export { operatorApi, type ParkedJob } from './operator.api.ts'
export { accountProblems } from './accounts.problems.ts'
export { passwordAdvised, passwordMax, passwordMin } from './password.rules.ts'
