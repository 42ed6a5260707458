/** Content of the page in its final texts. */
export interface SubscriptionPageData {
  token: string
  state: string
  notice: string
  problem: string
  /** Card field with a problem; '' for all of them. */
  problemField: string
  what: string
  next: string
  card: string
  /** Date on which a cancellation takes effect; '' for at once. */
  stopsOn: string
  acts: readonly ('pause' | 'resume' | 'skip' | 'unskip' | 'continue' | 'cancel')[]
  /** True when the page asks for confirmation: without scripts nothing is cancelled with one press. */
  asksCancel: boolean
  /** Way to enter a card: the page's own fields, the provider's page, or null for none. */
  cardForm: 'fields' | 'away' | null
  orders: readonly { id: string; title: string; detail: string; amount: string; href: string }[]
  /** Id of the order after which older ones continue; null at the end. */
  older: string | null
  history: readonly { id: string; day: string; state: string }[]
}
