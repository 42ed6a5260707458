import type { ArchiveTables } from '#platform/context'
import type { GiftCardEntry } from '../contract/index.ts'

export interface GiftCardsTable {
  website_id: string
  id: string
  code_hash: string | null
  last4: string
  currency: string
  initial_minor: number
  balance_minor: number
  recipient_name: string
  recipient_email: string
  message: string
  note: string
  order_id: string | null
  order_key: string | null
  sent_at: Date | null
  expires_at: Date | null
  disabled_at: Date | null
  is_test: boolean
  created_at: Date
}

export interface GiftCardEntriesTable {
  website_id: string
  gift_card_id: string
  id: string
  kind: GiftCardEntry['kind']
  amount_minor: number
  subject: string
  note: string
  at: Date
}

declare module '#platform/database' {
  interface Tables {
    gift_cards: GiftCardsTable
    gift_card_entries: GiftCardEntriesTable
  }
}

export const giftCardsInArchives: ArchiveTables = {
  archived: [{ name: 'gift_cards' }, { name: 'gift_card_entries' }],
}
