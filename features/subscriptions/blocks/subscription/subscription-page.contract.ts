/** Everything the page says, as finished words. */
export interface SubscriptionPageData {
  token: string
  state: string
  notice: string
  problem: string
  /** Field of the card that the problem is about; '' for all of them. */
  problemField: string
  what: string
  next: string
  card: string
  /** Date on which a cancellation takes effect; '' for at once. */
  stopsOn: string
  acts: readonly ('pause' | 'resume' | 'skip' | 'unskip' | 'continue' | 'cancel')[]
  /** The page asks whether it is meant: without scripts nothing is cancelled by one press. */
  asksCancel: boolean
  /** Our own fields, a way to the provider's page, or nothing. */
  cardForm: 'fields' | 'away' | null
  orders: readonly { id: string; title: string; detail: string; amount: string; href: string }[]
  /** Id of the order after which older ones continue; null at the end. */
  older: string | null
  history: readonly { id: string; day: string; state: string }[]
}
