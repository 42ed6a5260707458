export {
  type AccountFacts,
  type SessionFacts,
  accountSchema,
  emailSchema,
  languageSchema,
  passwordSchema,
  personNameSchema,
  sessionFactsSchema,
  tokenSchema,
} from './account.schema.ts'
export { accountPagesApi } from './account-pages.api.ts'
export { accountsApi } from './accounts.api.ts'
export { accountMessages } from './accounts.messages.ts'
export { accountProblems } from './accounts.problems.ts'
export { emailMax, nameMax, passwordAdvised, passwordMax, passwordMin } from './password.rules.ts'
