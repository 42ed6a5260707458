import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { type Head, readHead } from './request/read-head.ts'

/** State of a connection: whether the parser is within a request, and whether it alone reads from here on. */
interface ConnectionState {
  hasParserRequest: boolean
  isHandedOver: boolean
  /**
   * The parser has seen a complete request, so it no longer waits for the first one, and the limit of idle connections
   * applies.
   */
  isWarm: boolean
}

/**
 * Answers plain requests for cached pages directly where their bytes arrive, because creating request and response
 * objects costs more than the rest of such a response. `answer` returns the complete response, or null for all other
 * requests. A connection goes to the server's own parser for its first request, for every request without a response
 * here, and permanently once anything but complete, plain, consecutive requests arrives. `underWay` is notified of
 * bytes that the system did not accept at once.
 */
export function addFastResponses(
  server: Server,
  answer: (head: Head, socket: Socket) => Buffer | string | null,
  underWay: (bytes: Buffer) => void = () => {},
): void {
  const connections = new WeakMap<Socket, ConnectionState>()
  server.on('connection', (socket: Socket) => {
    const [parse] = socket.listeners('data') as ((chunk: Buffer) => void)[]
    if (!parse) return
    const connection: ConnectionState = { hasParserRequest: false, isHandedOver: false, isWarm: false }
    connections.set(socket, connection)
    socket.off('data', parse)
    socket.on('data', (chunk: Buffer) => {
      const serialized = connection.isHandedOver ? null : answered(connection, socket, chunk, answer)
      if (serialized === null) parse(chunk)
      else if (typeof serialized === 'string') socket.write(serialized, 'latin1')
      else {
        socket.write(serialized)
        if (socket.writableLength > 0) underWay(serialized)
      }
    })
  })
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const connection = connections.get(socket)
    if (!connection || connection.isHandedOver) return
    response.once('finish', () => {
      connection.hasParserRequest = false
      connection.isWarm = true
    })
  })
}

function answered(
  connection: ConnectionState,
  socket: Socket,
  chunk: Buffer,
  answer: (head: Head, socket: Socket) => Buffer | string | null,
): Buffer | string | null {
  const head = connection.hasParserRequest ? null : readHead(chunk)
  if (head === null) {
    connection.isHandedOver = true
    return null
  }
  // The server holds back a client that sends requests without reading responses.
  const serialized = connection.isWarm && socket.writableLength === 0 ? answer(head, socket) : null
  if (serialized === null) connection.hasParserRequest = true
  return serialized
}
