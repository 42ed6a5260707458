import type { Measured, MeasuredMutant } from './measure.ts'

/** A line for each file, then what no test noticed. */
export function report({ mutants, unusable }: Measured): string {
  const files = Object.entries(Object.groupBy(mutants, ({ file }) => file))
  return [
    ...files.map(([file, own = []]) => lineOf(file, own)),
    ...files.flatMap(([file, own = []]) => {
      const alive = own.filter(isAlive)
      return alive.length === 0 ? [] : ['', file, ...alive.map(sentenceOf)]
    }),
    ...unusable.map(({ test, because }) => `\n${test} could not take part: ${because}`),
  ].join('\n')
}

function isAlive({ status }: MeasuredMutant): boolean {
  return status === 'survived' || status === 'unreached'
}

function lineOf(file: string, mutants: readonly MeasuredMutant[]): string {
  const count = (status: MeasuredMutant['status']) => mutants.filter((mutant) => mutant.status === status).length
  const killed = count('killed') + count('stuck')
  return `${file}: ${mutants.length} mutants, ${killed} killed, ${count('survived')} survived, ${count('unreached')} unreached`
}

function sentenceOf({ line, status, original, replacement }: MeasuredMutant): string {
  return `  line ${line}, ${status}: ${inLine(original)} → ${inLine(replacement)}`
}

function inLine(code: string): string {
  const text = code.replaceAll(/\s+/g, ' ')
  return text.length > 100 ? `${text.slice(0, 100)} …` : text
}
