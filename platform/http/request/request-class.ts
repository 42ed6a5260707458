import type { IncomingMessage } from 'node:http'
import type { RequestClass } from '../../metrics/index.ts'
import { assetRoot } from '../response/static-assets.ts'
import { visitIn } from './visit.ts'

/** Returns one of a few classes: a number that grew with addresses would fill the monitoring's memory. */
export function classOf(request: IncomingMessage): RequestClass {
  const path = (request.url ?? '').split('?')[0] ?? ''
  if (path === '/healthz' || path === '/readyz') return 'probe'
  if (path.startsWith(assetRoot)) return 'asset'
  const kind = visitIn(request)?.at.kind
  if (kind === undefined) return 'other'
  if (kind !== 'public') return 'owner'
  if (path.startsWith('/s/')) return 'file'
  if (path.startsWith('/api/')) return 'api'
  return request.method === 'GET' || request.method === 'HEAD' ? 'page' : 'form'
}
