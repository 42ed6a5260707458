import type { Asset } from '#features/media/contract'

/** All texts of the page. */
export interface OrderPageData {
  title: string
  isDonation: boolean
  lead: string
  notice: string
  ribbon: string
  summary: string
  progress: readonly { label: string; isDone: boolean }[]
  instructions: string
  lines: readonly {
    id: string
    title: string
    detail: string
    answers: readonly Answer[]
    image: Asset | null
    count: string
    amount: string
  }[]
  sums: readonly { label: string; amount: string; isTotal: boolean }[]
  /** Reasons why no tax is due. */
  taxNotes: readonly string[]
  /** Further remarks, such as subscriptions that renew and the page where they are cancelled. */
  remarks: readonly { text: string; link: { label: string; url: string } | null }[]
  /** Pages with the shop's terms. */
  policies: readonly { label: string; path: string }[]
  addresses: readonly { label: string; lines: readonly string[] }[]
  parcels: readonly { id: string; label: string; detail: string; url: string }[]
  account: AccountOffer | null
  /** Account page of the signed-in visitor. */
  accountHref: string | null
  /** Link for further shopping. */
  onward: { label: string; href: string }
  downloads: readonly { id: string; label: string; href: string | null; left: string }[]
  invoices: readonly { label: string; href: string }[]
  returns: readonly { id: string; label: string; what: string; answer: string }[]
  returnForm: ReturnForm | null
  note: string
  answers: readonly Answer[]
}

/** Lines that can be returned, and the fields of a refused request. */
export interface ReturnForm {
  /** `page` in an installation without a mail server. */
  answersBy: 'email' | 'page'
  token: string
  lines: readonly { id: string; label: string; most: number }[]
  typed: { line: string; quantity: string; reason: string; fault: string } | null
}

/** Offers guests an account with the order's email address, which then owns the order and opens their purchases. */
export interface AccountOffer {
  /** Whether the account is needed to reach the purchases. */
  isFirst: boolean
  title: string
  lead: string
  problem: string
  /** Values sent together with a password; null where no account can be created. */
  join: { email: string; name: string; from: string } | null
}

export interface Answer {
  title: string
  text: string
}
