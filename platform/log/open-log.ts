import pino from 'pino'
import { calm } from './calm.ts'
import type { Log } from './log.ts'
import { mappedStack } from './mapped-stack.ts'

/** Writes one JSON line for each event to standard output, without anything that could contain a secret. */
export function openLog(role: string, level: 'info' | 'warn' | 'error' | 'silent' = 'info'): Log {
  const lines = pino({
    level,
    base: { role, pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: ['*.password', '*.token', '*.secret', 'headers.cookie', 'headers.authorization'], censor: '•' },
    serializers: { error: serializable },
  })
  return calm({
    info: (fields, sentence) => lines.info(fields, sentence),
    warn: (fields, sentence) => lines.warn(fields, sentence),
    error: (fields, sentence) => lines.error(fields, sentence),
  })
}

/** Returns the message, the stack and all causes. */
function serializable(error: unknown): unknown {
  return error instanceof Error ? mapped(pino.stdSerializers.errWithCause(error)) : error
}

interface LogFields {
  stack?: string
  cause?: LogFields
}

function mapped(fields: LogFields): LogFields {
  const { stack, cause } = fields
  return {
    ...fields,
    ...(stack === undefined ? {} : { stack: mappedStack(stack) }),
    ...(cause?.stack === undefined ? {} : { cause: mapped(cause) }),
  }
}
