export {
  type AccountFacts,
  type SessionFacts,
  accountSchema,
  emailSchema,
  languageSchema,
  newPasswordSchema,
  personNameSchema,
  sessionFactsSchema,
  tokenSchema,
  triedPasswordSchema,
} from './account.schema.ts'
export { accountsApi } from './accounts.api.ts'
export { accountProblems } from './accounts.problems.ts'
export { emailMax, nameMax, passwordAdvised, passwordMax, passwordMin } from './password.rules.ts'
