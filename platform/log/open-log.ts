import pino from 'pino'
import { calm } from './calm.ts'
import type { Log } from './log.ts'
import { mappedStack } from './mapped-stack.ts'

/** One JSON line for each event on standard output; what could hold a secret is cut out. */
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

/** Message, stack and every cause behind it. */
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
