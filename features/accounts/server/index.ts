export { sampleAccountEmails } from './account-emails.ts'
export { accountsFeature } from './accounts.feature.ts'
export type { AnyoneContext, SignedInContext } from './sessions/account-context.ts'
export { type AccountPageParts, Field, accountPage, problemNotice } from './pages/account-page.tsx'
export { signOutForm } from './pages/sign-out-form.tsx'
export { type AccountRow, accountByEmail, accountById, accountOf } from './account.queries.ts'
export { askToConfirm } from './ask-to-confirm.ts'
export { type AuditContext, type AuditEntry, audit } from './audit/audit.ts'
export { checkNewPassword } from './passwords/check-new-password.ts'
export { type NewOwner, createOwner } from './create-owner.ts'
export { deviceName } from './sessions/device-name.ts'
export { createHandOff, redeemHandOff } from './sessions/hand-off.ts'
export { hashPassword, isPassword } from './passwords/hash-password.ts'
export { type Limit, countAttempt, forgiveAttempt, hasRoom } from './passwords/limit-attempts.ts'
export { type CodeAppStart, confirmCodeApp, startCodeApp, startedCodeApp } from './second-factor/code-app.ts'
export {
  accountsWithSecondFactor,
  endRecovery,
  factorState,
  firstRecoveryCodes,
  hasSecondFactor,
  takeCode,
} from './second-factor/factor-state.ts'
export type { SecondFactors, FactorStore, StoredCodeApp, StoredPasskey } from './second-factor/factor-store.ts'
export {
  type RelyingParty,
  challengeOf,
  checkPasskey,
  keepPasskey,
  newPasskeyQuestion,
  passkeyQuestion,
  questionMinutes,
} from './second-factor/passkeys.ts'
export { newRecoveryCodes } from './second-factor/recovery-codes.ts'
export { keptRecoveryKeys } from './second-factor/reseal-accounts.ts'
export { openSecret, resealedSecret, sealSecret } from './second-factor/seal-secret.ts'
export { type FactorChange, factorWords } from './second-factor/second-factor-emails.ts'
export { removeSecondFactor } from './second-factor/remove-second-factor.ts'
export { platformOrigin } from './platform-origin.ts'
export { localPath } from './local-path.ts'
export {
  type PlatformSettings,
  changePlatformSettings,
  isRegistrationOpen,
  platformSettings,
} from './platform-settings.ts'
export { isStaff, requireStaff, requireStepUp } from './sessions/require-staff.ts'
export { hashOf, newSecret } from './passwords/secret.ts'
export { endedSessionCookie, sessionCookie } from './sessions/session-cookie.ts'
export { type Authenticated, type Session, authenticate, startSession } from './sessions/session.ts'
export { endSessionsOf, signOut } from './sessions/sessions.ts'
export { enterPlatform } from './sign-in/sign-in.ts'
export { signInLink } from './sign-in/sign-in-link.ts'
export { type AuditVerdict, verifyAudit } from './audit/verify-audit.ts'
