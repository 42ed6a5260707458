import { on } from '#platform/http'
import { webhooksApi } from '../../contract/webhooks.api.ts'
import {
  changeWebhook,
  createWebhook,
  listDeliveries,
  listWebhooks,
  removeWebhook,
  replayDelivery,
  webhookSecret,
} from './webhooks.ts'

export const webhookRoutes = [
  on(webhooksApi.list, listWebhooks),
  on(webhooksApi.create, createWebhook),
  on(webhooksApi.change, changeWebhook),
  on(webhooksApi.remove, removeWebhook),
  on(webhooksApi.secret, webhookSecret),
  on(webhooksApi.log, listDeliveries),
  on(webhooksApi.replay, replayDelivery),
]
