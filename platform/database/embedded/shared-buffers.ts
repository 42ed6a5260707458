import { totalmem } from 'node:os'

const small = 1024 * 1024 * 1024

/**
 * What the server keeps of its tables beside what the system keeps of its files. Where the machine, or the limit that
 * it was given, is small, the same page would lie in memory twice and push others out.
 */
export function sharedBuffers(memory = memoryOfMachine()): string {
  return memory <= small ? '32MB' : '128MB'
}

/** `constrainedMemory` answers 0, or more than there is, where there is no limit. */
function memoryOfMachine(): number {
  return Math.min(totalmem(), process.constrainedMemory() || totalmem())
}
