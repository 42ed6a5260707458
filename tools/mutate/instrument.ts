import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Instrumenter } from '@stryker-mutator/instrumenter'
import { root } from '../test/run-step.ts'
import type { Mutant, MutationPlan } from './plan.ts'

/** Texts and whole object literals: what the first change is wording, and the compiler refuses most of the second. */
const excludedMutations = ['StringLiteral', 'ObjectLiteral']

const silent = () => {}
const logger = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace: silent,
  debug: silent,
  info: silent,
  warn: silent,
  error: silent,
  fatal: silent,
}

/** Makes the mutants of files, given relative to the project's folder. */
export async function instrument(files: readonly string[]): Promise<Pick<MutationPlan, 'mutants' | 'sources'>> {
  const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]))
  const result = await new Instrumenter(logger).instrument(
    [...texts].map(([name, content]) => ({ name, content, mutate: true })),
    { plugins: null, excludedMutations, ignorers: [] },
  )
  const counted = result.mutants.filter(({ status }) => status !== 'Ignored')
  const mutants = counted.map(
    ({ id, fileName, location, mutatorName, replacement }): Mutant => ({
      id,
      file: fileName,
      line: location.start.line + 1,
      mutator: mutatorName,
      original: between(texts.get(fileName) ?? '', location),
      replacement,
    }),
  )
  return { mutants, sources: Object.fromEntries(result.files.map(({ name, content }) => [name, content])) }
}

interface Position {
  line: number
  column: number
}

/** The part of a text between two positions, which count from zero. */
function between(text: string, { start, end }: { start: Position; end: Position }): string {
  const lines = text.split('\n').slice(start.line, end.line + 1)
  const last = lines.length - 1
  lines[last] = lines[last]?.slice(0, end.column) ?? ''
  lines[0] = lines[0]?.slice(start.column) ?? ''
  return lines.join('\n')
}
