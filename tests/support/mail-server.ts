import { SMTPServer } from 'smtp-server'
import { listenHere } from './listen-here.ts'

export interface MailServer {
  readonly port: number
  /** Recipients in the order in which their emails arrived. */
  readonly received: string[]
  /** For SMTP_URL, as somebody types it who believes this to be the password. */
  readonly urlWith: (password: string) => string
  /** Addresses that are refused for good. */
  readonly refuses: Set<string>
}

/** A mail server that wants a password and takes no other: whoever comes with a wrong one hears 535. */
export async function mailServer(password: string): Promise<MailServer> {
  const received: string[] = []
  const refuses = new Set<string>()
  const server = new SMTPServer({
    authOptional: false,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onAuth: (auth, _session, done) =>
      auth.password === password ? done(null, { user: 'shop' }) : done(new Error('Wrong password')),
    onRcptTo: ({ address }, _session, done) =>
      refuses.has(address) ? done(Object.assign(new Error('No such mailbox'), { responseCode: 550 })) : done(),
    onData: (stream, { envelope }, done) =>
      void stream.resume().on('end', () => {
        received.push(...envelope.rcptTo.map(({ address }) => address))
        done()
      }),
  })
  const { port } = await listenHere(server.server)
  return { port, received, refuses, urlWith: (typed) => `smtp://shop:${typed}@127.0.0.1:${port}` }
}
