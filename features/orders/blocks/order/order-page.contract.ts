import type { Asset } from '#features/media/contract'

/** Everything the page says, as finished words. */
export interface OrderPageData {
  title: string
  isDonation: boolean
  lead: string
  said: string
  ribbon: string
  facts: string
  progress: readonly { label: string; isDone: boolean }[]
  instructions: string
  lines: readonly {
    id: string
    title: string
    detail: string
    answers: readonly Answer[]
    picture: Asset | null
    count: string
    amount: string
  }[]
  sums: readonly { label: string; amount: string; isTotal: boolean }[]
  addresses: readonly { label: string; lines: readonly string[] }[]
  parcels: readonly { id: string; label: string; detail: string; url: string }[]
  /** To a guest: how what they bought opens. */
  access: string
  downloads: readonly { id: string; label: string; href: string | null; left: string }[]
  papers: readonly { label: string; href: string }[]
  returns: readonly { id: string; label: string; what: string; answer: string }[]
  returnForm: { token: string; lines: readonly { id: string; label: string; most: number }[] } | null
  note: string
  answers: readonly Answer[]
}

export interface Answer {
  title: string
  text: string
}
