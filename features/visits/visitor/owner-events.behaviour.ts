import { behaviour } from '#platform/islands'
import type { EventClients } from './events.dom.ts'
import type { MeasuredPage } from '../contract/measured-page.rules.ts'

interface OwnerClients extends EventClients {
  /** Position of the pointer for editors (B6.01). */
  pointer: { x: number; y: number }
}

/** Names of document events that forms, popups and products dispatch. */
const spokenNames = ['form-submitted', 'newsletter-signup', 'event', 'overlay', 'quick-view']

/** Visits of the site's staff are not measured (C6.21). Their events go to a channel in this browser instead. */
export const ownerEvents = behaviour<Pick<MeasuredPage, 'memberAccountId'>>(
  'owner-events',
  (_, { memberAccountId = null }) => {
    const channel = new BroadcastChannel('quoin-tracking')
    const pointer = { x: 0, y: 0 }
    const tell = (kind: string, name: string, data: unknown): void => {
      const about = { pagePath: location.pathname, memberAccountId, pointer: { ...pointer } }
      channel.postMessage({ kind, name, data, ...about })
    }
    const quoin: OwnerClients = {
      pointer,
      log: (type, data) => tell('trace', type, data),
      record: async (event, payload = {}) => tell('event', event, payload),
      track: async (fields, customData = null) =>
        tell('track', String(Reflect.get(fields, 'action')), { ...fields, customData }),
    }
    Object.assign(window, { quoin })
    addEventListener('pointermove', ({ clientX: x, clientY: y }) => void Object.assign(pointer, { x, y }), {
      passive: true,
    })
    for (const name of spokenNames)
      document.addEventListener(`quoin:${name}`, (event) => tell('page', name, (event as CustomEvent).detail ?? null))
  },
)
