import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'
import type { PlatformContext } from '#platform/context'
import { accountProblems } from '../../contract/accounts.problems.ts'
import type { SecondFactors, FactorStore, StoredCodeApp } from './factor-store.ts'
import { openSecret, sealSecret } from './seal-secret.ts'

type Ctx = Pick<PlatformContext, 'now' | 'random' | 'config'>

/** 160 bits, as recommended by RFC 4226. */
const secretBytes = 20
/** Defaults of every authenticator app: SHA-1, six digits, thirty seconds. */
const period = 30
/** Codes of the previous and the next step are accepted too, because clocks differ and people type slowly. */
const drift = 1

export interface CodeAppStart {
  /** The secret for manual entry: base32 in groups of four. */
  secret: string
  /** `otpauth://totp/…`: content of the QR code, and a link that opens an app on the same device. */
  address: string
  /** The QR code as SVG, dark on white. */
  qrCode: string
}

/**
 * Creates a secret, which is active only after one of its codes was entered. An active one has to be turned off first.
 */
export async function startCodeApp(
  ctx: Ctx,
  store: FactorStore,
  names: { issuer: string; label: string },
): Promise<CodeAppStart> {
  if ((await store.codeApp())?.confirmed_at) throw accountProblems.codeAppKnown()
  const secret = new Secret({ buffer: ctx.random(secretBytes).buffer as ArrayBuffer })
  await store.keepCodeApp({
    secret: sealSecret(ctx, store.subject, secret.base32),
    started_at: ctx.now(),
    confirmed_at: null,
    used_at: null,
    last_step: 0,
  })
  return startOf(secret, names)
}

/** Returns the authenticator app that waits for its first code. */
export async function startedCodeApp(
  ctx: Ctx,
  store: SecondFactors,
  names: { issuer: string; label: string },
): Promise<CodeAppStart | null> {
  const app = await store.codeApp()
  if (!app || app.confirmed_at) return null
  return startOf(Secret.fromBase32(openSecret(ctx, store.subject, app.secret)), names)
}

function startOf(secret: Secret, names: { issuer: string; label: string }): CodeAppStart {
  const address = totpOf(secret, names).toString()
  return {
    secret: secret.base32.match(/.{1,4}/g)?.join(' ') ?? '',
    address,
    qrCode: renderSVG(address, { pixelSize: 4, border: 4 }),
  }
}

/** Confirms the first code, which turns the app into a second factor. The caller counts attempts. */
export async function confirmCodeApp(ctx: Ctx, store: FactorStore, code: string): Promise<void> {
  const app = await store.codeApp()
  if (!app || app.confirmed_at) throw accountProblems.codeAppMissing()
  const step = stepOf(ctx, store, app, code)
  if (step === null) throw accountProblems.wrongCode()
  await store.keepCodeApp({ ...storedColumns(app), confirmed_at: ctx.now(), used_at: ctx.now(), last_step: step })
}

/** Uses up a code of the confirmed app. Returns false for a wrong or used one. */
export async function takeCodeOfApp(ctx: Ctx, store: FactorStore, code: string): Promise<boolean> {
  const app = await store.codeApp()
  if (!app?.confirmed_at) return false
  const step = stepOf(ctx, store, app, code)
  return step !== null && store.useStep(step, ctx.now())
}

/** Returns the time step to which the code belongs; null when it matches no step near the present. */
function stepOf(ctx: Ctx, store: FactorStore, app: StoredCodeApp, code: string): number | null {
  const timestamp = ctx.now().getTime()
  const totp = totpOf(Secret.fromBase32(openSecret(ctx, store.subject, app.secret)))
  const away = totp.validate({ token: code, timestamp, window: drift })
  return away === null ? null : totp.counter({ timestamp }) + away
}

function totpOf(secret: Secret, { issuer, label }: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({ secret, algorithm: 'SHA1', digits: 6, period, ...(issuer && { issuer }), ...(label && { label }) })
}

function storedColumns({ secret, started_at }: StoredCodeApp): Pick<StoredCodeApp, 'secret' | 'started_at'> {
  return { secret, started_at }
}
