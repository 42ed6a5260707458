import { on } from '#platform/http'
import { newsletterApi, newsletterLinksApi } from '../../contract/newsletter.api.ts'
import { createList, mailingLists, removeList, renameList } from './lists.ts'
import { confirmSubscription, openOneClick, unsubscribe, unsubscribeByProgram } from './newsletter-links.ts'
import { exportSubscribers, listSubscribers, removeSubscribers } from './subscribers.queries.ts'

export const newsletterRoutes = [
  on(newsletterApi.lists, mailingLists),
  on(newsletterApi.create, createList),
  on(newsletterApi.change, renameList),
  on(newsletterApi.remove, removeList),
  on(newsletterApi.subscribers, listSubscribers),
  on(newsletterApi.removeSubscribers, removeSubscribers),
  on(newsletterApi.csv, exportSubscribers),
  on(newsletterLinksApi.confirm, confirmSubscription),
  on(newsletterLinksApi.unsubscribe, unsubscribe),
  on(newsletterLinksApi.oneClick, unsubscribeByProgram, { body: 'signed' }),
  on(newsletterLinksApi.openOneClick, openOneClick),
]
