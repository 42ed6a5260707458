import type { Document } from '#platform/document'
import { acknowledged, received, requestFailed, takeRequest } from '../../platform/document/client-log.ts'
import type { ClientLog } from '../../platform/document/client-log.types.ts'
import type { AppendAnswer, AppendRequest, LoggedOperation } from '../../platform/document/log.schema.ts'
import { appendToLog } from './append-to-log.ts'

/** The server's order in memory: the same rules that the real one runs in a transaction. */
export interface LogServer {
  head: Document
  log: LoggedOperation[]
}

export function serve(server: LogServer, request: AppendRequest): AppendAnswer {
  const appended = appendToLog({
    head: server.head,
    since: server.log.filter(({ seq }) => seq > request.base),
    request,
  })
  server.head = appended.head
  server.log.push(...appended.added)
  return {
    seq: server.head.seq,
    operations: server.log.filter(({ seq }) => seq > request.base),
    outcomes: appended.outcomes,
  }
}

/** Sends all that waits in a tab, and brings it what others did. */
export function settle(server: LogServer, log: ClientLog): ClientLog {
  let client = requestFailed(log)
  for (let request = takeRequest(client); request; request = takeRequest(client))
    client = acknowledged(request.log, serve(server, request.request)).log
  return received(client, server.log).log
}
