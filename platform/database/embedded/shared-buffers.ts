import { totalmem } from 'node:os'

const small = 1024 * 1024 * 1024

/**
 * Returns the size of the server's page cache. On small machines a page would be in memory twice, here and in the
 * system's file cache, and displace others.
 */
export function sharedBuffers(memory = memoryOfMachine()): string {
  return memory <= small ? '32MB' : '128MB'
}

/** Without a limit `constrainedMemory` returns 0, or more than the machine has. */
function memoryOfMachine(): number {
  return Math.min(totalmem(), process.constrainedMemory() || totalmem())
}
