import type { SubscriberState } from '../../contract/newsletter.rules.ts'

export interface MailingListsTable {
  website_id: string
  id: string
  name: string
  created_at: Date
}

export interface SubscribersTable {
  website_id: string
  id: string
  list_id: string
  email: string
  email_key: string
  name: string
  state: SubscriberState
  page_path: string
  wording: string
  network: string
  requested_at: Date
  confirmed_at: Date | null
  unsubscribed_at: Date | null
}

declare module '#platform/database' {
  interface Tables {
    mailing_lists: MailingListsTable
    subscribers: SubscribersTable
  }
}
