import { z } from 'zod'
import { idSchema } from '#platform/contract'
import { passkeyNameMax } from './second-factor.rules.ts'

const bytes = (max: number) => z.string().max(max)
const extensions = z.record(z.string().max(60), z.unknown()).default({})
const attachment = z.enum(['platform', 'cross-platform']).optional().catch(undefined)
const named = { id: bytes(1400), rawId: bytes(1400), type: z.literal('public-key') }
const transport = z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])
const transports = z.array(z.string()).transform((names) => z.array(transport.catch('hybrid')).parse(names.slice(0, 8)))

/** Result of `navigator.credentials.create`, as `toJSON()` writes it. Bytes are base64url. */
export const newPasskeyAnswerSchema = z.object({
  ...named,
  authenticatorAttachment: attachment,
  clientExtensionResults: extensions,
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(20_000),
    transports: transports.optional(),
  }),
})
export type NewPasskeyAnswer = z.infer<typeof newPasskeyAnswerSchema>

/** Result of `navigator.credentials.get`. */
export const passkeyAnswerSchema = z.object({
  ...named,
  authenticatorAttachment: attachment,
  clientExtensionResults: extensions,
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(8000),
    userHandle: bytes(200)
      .nullish()
      .transform((handle) => handle ?? undefined),
  }),
})
export type PasskeyAnswer = z.infer<typeof passkeyAnswerSchema>

/** Options for the browser, for `parseCreationOptionsFromJSON` and `parseRequestOptionsFromJSON`. */
export const passkeyQuestionSchema = z.record(z.string(), z.unknown())
export type PasskeyQuestion = z.infer<typeof passkeyQuestionSchema>

export const passkeyNameSchema = z
  .string()
  .trim()
  .min(1)
  .max(passkeyNameMax)
  .refine((name) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(name))

/** A code of an app or a recovery code, as it is typed. */
export const factorCodeSchema = z.string().trim().min(1).max(60)

export const passkeySchema = z.object({
  id: idSchema,
  name: z.string(),
  createdAt: z.iso.datetime(),
  usedAt: z.iso.datetime().nullable(),
  /** True when the passkey may have been copied, so that it is no longer accepted. */
  isCopied: z.boolean(),
})
export type Passkey = z.infer<typeof passkeySchema>

export const secondFactorSchema = z.object({
  /** Whether a password alone no longer signs in. */
  isOn: z.boolean(),
  passkeys: z.array(passkeySchema),
  codeApp: z.object({ since: z.iso.datetime(), usedAt: z.iso.datetime().nullable() }).nullable(),
  /** Number of unused codes. */
  recoveryCodes: z.number().int(),
})
export type SecondFactor = z.infer<typeof secondFactorSchema>

/** Recovery codes are created with the first factor and shown once. */
export const turnedOnSchema = z.object({ recoveryCodes: z.array(z.string()).nullable() })

export const codeAppStartSchema = z.object({ secret: z.string(), address: z.string(), qrCode: z.string() })
