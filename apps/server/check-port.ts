import { once } from 'node:events'
import { createServer } from 'node:net'
import { serverProblems } from './server.problems.ts'

/** Fails with a sentence when the port cannot be used. It is checked before anything else is started. */
export async function checkPort(port: number, bind: string | undefined): Promise<void> {
  const server = createServer()
  try {
    server.listen(port, bind)
    await once(server, 'listening')
  } catch (error) {
    throw listenProblem(error, port, bind)
  } finally {
    server.close()
  }
}

/** Turns a failed `listen` into a problem with a sentence. Other errors are returned unchanged. */
export function listenProblem(error: unknown, port: number, bind: string | undefined): unknown {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') return serverProblems.portTaken({ port })
  if (code === 'EACCES') return serverProblems.portForbidden({ port })
  if (bind && /^(EADDRNOTAVAIL|EAFNOSUPPORT|EINVAL|ENOTFOUND)$/.test(code ?? ''))
    return serverProblems.hostUnfit({ host: bind })
  return error
}
