import type { Asset } from '#features/media/contract'
import type { PostalAddress } from '#platform/contract'
import type { Member } from './members.schema.ts'

interface FormNotice {
  /** The installation has no mail server. */
  sendsNoEmail?: true
  notice: string
  problem: string
}
interface Form extends FormNotice {
  returnTo: string
}
interface Entry extends Form {
  canJoin: boolean
  /** The owner's text and image on the sign-in page. */
  words: { title: string; text: string; image: Asset | null }
}

export interface AccountHome extends FormNotice {
  view: 'home'
  member: Member
  xsrfToken: string
  /** C9.45: the menu `_memberareas`. */
  areas: readonly { id: string; label: string; href: string }[]
  /** Parts of later features: orders, subscriptions. */
  parts: readonly {
    name: string
    title: string
    none: string
    rows: readonly { id: string; title: string; detail: string; note: string; href: string }[]
  }[]
  addresses: readonly { id: string; lines: readonly string[]; isDefault: boolean }[]
  /** The address being edited. */
  editing: { id: string; address: PostalAddress } | null
  countries: readonly { code: string; name: string }[]
  security: AccountSecurity
}

/** The second factor of a member; moments are finished words. */
export interface AccountSecurity {
  isOn: boolean
  passkeys: readonly { id: string; name: string; added: string; used: string; isCopied: boolean }[]
  /** Time since which codes are required; '' when they are not. */
  codesSince: string
  /** An app that is being set up: the QR code as SVG, and the key. */
  start: { qrCode: string; secret: string; address: string } | null
  /** Number of unused recovery codes. */
  recoveryCodes: number
  /** New recovery codes to be kept. */
  newCodes: readonly string[]
}

/** Data of an account page as finished texts. */
export type AccountData =
  | AccountHome
  | (Entry & { view: 'sign-in' })
  | (Form & { view: 'second-step' })
  | (Entry & { view: 'join' })
  | (Entry & { view: 'protected' })
  | (Form & { view: 'forgot' })
  | (Form & { view: 'reset'; token: string })
  | (Form & { view: 'confirm'; purpose: 'join' | 'email' | 'delete'; email: string; token: string })
  | { view: 'spent' }
  | { view: 'denied'; email: string }
