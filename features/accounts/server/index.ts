export { accountsFeature } from './accounts.feature.ts'
export type { AnyoneContext, SignedInContext } from './account-context.ts'
export { type AccountPageParts, Field, accountPage, toldOf } from './account-page.tsx'
export { type AccountRow, accountByEmail, accountById, accountOf, factsOf } from './account.queries.ts'
export { type AuditContext, type AuditFacts, audit } from './audit.ts'
export { checkNewPassword } from './check-new-password.ts'
export { type NewOwner, createOwner } from './create-owner.ts'
export { deviceName } from './device-name.ts'
export { createHandOff, redeemHandOff } from './hand-off.ts'
export { hashPassword, isPassword } from './hash-password.ts'
export { type Limit, countAttempt, forgiveAttempt } from './limit-attempts.ts'
export { networkPrefix } from './network-prefix.ts'
export { platformOrigin } from './platform-origin.ts'
export { localPath } from './local-path.ts'
export {
  type PlatformSettings,
  changePlatformSettings,
  isRegistrationOpen,
  platformSettings,
} from './platform-settings.ts'
export { requireStaff, requireStepUp } from './require-staff.ts'
export { hashOf, newSecret } from './secret.ts'
export { deviceCookie, endedSessionCookie, sessionCookie } from './session-cookie.ts'
export { type Authenticated, type Session, authenticate, currentSession, startSession } from './session.ts'
export { endSessionsOf, signOut } from './sessions.ts'
export { enterPlatform, signIn } from './sign-in.ts'
export { signInLink } from './sign-in-link.ts'
export { type AuditVerdict, verifyAudit } from './verify-audit.ts'
