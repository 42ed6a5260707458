import { SMTPServer } from 'smtp-server'

/** A mail server that keeps nothing: it tells its port, and, when it is asked, who got how many emails. */
const arrived = new Map<string, number>()
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  disableReverseLookup: true,
  onRcptTo: ({ address }, _session, done) => {
    arrived.set(address, (arrived.get(address) ?? 0) + 1)
    done()
  },
  onData: (stream, _session, done) => void stream.resume().on('end', () => done()),
})
server.listen(0, '127.0.0.1', () => {
  const at = server.server.address()
  process.send?.({ port: typeof at === 'object' && at ? at.port : 0 })
})
process.on('message', () => {
  const twice = [...arrived.values()].filter((times) => times > 1).length
  process.send?.({ once: arrived.size, twice })
})
