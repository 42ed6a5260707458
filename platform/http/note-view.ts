import type { IncomingMessage } from 'node:http'
import type { Hosts } from './request/hosts.ts'
import { wantsPage } from './request/visit.ts'
import type { WebParts } from './web-parts.ts'

/** Called for a GET on a public host before its response. */
export type NoteView = (websiteId: string, request: Pick<IncomingMessage, 'headers' | 'socket' | 'url'>) => void

/** Reports viewed pages to its listener, except images, scripts, programs, and views by the site's own staff. */
export function makeNoteView({ noteView }: Pick<WebParts, 'noteView'>, hosts: Pick<Hosts, 'addressOf'>): NoteView {
  if (!noteView) return () => {}
  return (websiteId, request) => {
    const { headers } = request
    if (!wantsPage(headers) || /__Host-preview=|ss_lastid=/.test(headers.cookie ?? '')) return
    const { url = '/' } = request
    noteView(websiteId, { address: hosts.addressOf(request), userAgent: headers['user-agent'] ?? '', url })
  }
}
