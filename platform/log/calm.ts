import { minuteMs } from '../contract/index.ts'
import type { Log } from './log.ts'

const everyMs = minuteMs
const mostRemembered = 500

type Fields = Record<string, unknown> & { error?: unknown }

interface Spoken {
  readonly at: number
  kept: number
}

/**
 * Limits a repeated event to one line a minute, whose next line states how many were left out. A different error is
 * another event.
 */
export function calm(log: Log, now: () => number = Date.now): Log {
  const spoken = new Map<string, Spoken>()
  const pass = (say: (fields: Fields, sentence: string) => void) => (fields: Fields, sentence: string) => {
    const key = `${sentence} ${signOf(fields)}`
    const before = spoken.get(key)
    if (before && now() - before.at < everyMs) {
      before.kept += 1
      return
    }
    if (spoken.size >= mostRemembered) spoken.clear()
    spoken.set(key, { at: now(), kept: 0 })
    say(before && before.kept > 0 ? { ...fields, repeated: before.kept } : fields, sentence)
  }
  return { info: log.info, warn: pass(log.warn), error: pass(log.error) }
}

/** Returns the signature of a failure: its place and message. */
function signOf({ error, code, job, reason }: Fields): string {
  const { name = '', message = '', stack = '' } = error instanceof Error ? error : {}
  const place = stack.split('\n').find((line) => line.includes(' at ')) ?? ''
  return [code, job, reason, name, message, place].map(String).join(' ').slice(0, 500)
}
