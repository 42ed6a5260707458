import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { listenHere } from './listen-here.ts'

interface Received {
  from: string
  to: string[]
  raw: string
}

/** Creates a mail server with the given responses that stores received emails. */
export async function receivingServer(
  onRecipient: SMTPServerOptions['onRcptTo'] = (_address, _session, done) => done(),
) {
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: onRecipient,
    onData: (stream, session, done) => {
      const pieces: Buffer[] = []
      stream.on('data', (piece: Buffer) => pieces.push(piece))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map((recipient) => recipient.address),
          raw: Buffer.concat(pieces).toString(),
        })
        done()
      })
    },
  })
  const { port } = await listenHere(server.server)
  return { received, smtpUrl: `smtp://127.0.0.1:${port}` }
}
