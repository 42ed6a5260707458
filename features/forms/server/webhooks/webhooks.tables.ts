import type { DeliveryState } from '../../contract/webhook.rules.ts'

export interface FormWebhooksTable {
  website_id: string
  id: string
  url: string
  secret: string
  is_enabled: boolean
  created_at: Date
}

export interface FormDeliveriesTable {
  website_id: string
  id: string
  webhook_id: string
  submission_id: string
  attempts: number
  state: DeliveryState
  status: number | null
  failure: string
  created_at: Date
  tried_at: Date | null
}

declare module '#platform/database' {
  interface Tables {
    form_webhooks: FormWebhooksTable
    form_deliveries: FormDeliveriesTable
  }
}
