import type { AddressInfo, Server, Socket } from 'node:net'
import { atEnd } from './at-end.ts'

interface Listening {
  readonly port: number
  /** Ends what is open as well: whoever keeps a connection for later would be waited for without end. */
  readonly close: () => Promise<void>
}

/** Lets a server that stands for one outside listen at a free port of this machine until the tests of the file end. */
export async function listenHere(server: Server): Promise<Listening> {
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      server.off('error', reject)
      resolve()
    })
  })
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve())
      for (const socket of sockets) socket.destroy()
    })
  atEnd(close)
  return { port: (server.address() as AddressInfo).port, close }
}
