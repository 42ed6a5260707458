/** The six ways in which a request can fail for a reason that the person can understand. */
export const problemKinds = ['invalid', 'forbidden', 'missing', 'conflict', 'busy', 'broken'] as const
export type ProblemKind = (typeof problemKinds)[number]

/** What travels to the browser: `application/problem+json`. `code` is permanent, `sentence` may be reworded. */
export interface ProblemBody {
  code: string
  kind: ProblemKind
  sentence: string
  details: Record<string, unknown>
}

const statuses: Record<ProblemKind, number> = {
  invalid: 400,
  forbidden: 403,
  missing: 404,
  conflict: 409,
  busy: 429,
  broken: 503,
}

/** A failure that was foreseen: its sentence is shown to the person as it stands. */
export class Problem extends Error {
  readonly code: string
  readonly kind: ProblemKind
  readonly details: Record<string, unknown>

  constructor(body: ProblemBody) {
    super(body.sentence)
    this.name = 'Problem'
    this.code = body.code
    this.kind = body.kind
    this.details = body.details
  }

  toBody(): ProblemBody {
    return { code: this.code, kind: this.kind, sentence: this.message, details: this.details }
  }
}

/** HTTP status of a problem. A details field `status` overrides the kind's own (401 for "sign in first", 410, 413…). */
export function statusOfProblem(problem: Pick<ProblemBody, 'kind' | 'details'>): number {
  const own = problem.details['status']
  return typeof own === 'number' ? own : statuses[problem.kind]
}

// biome-ignore lint/suspicious/noExplicitAny: the details of each problem are inferred from its own sentence function
type Declaration = readonly [kind: ProblemKind, sentence: (details: any) => string]
type Makers<D extends Record<string, Declaration>> = {
  [Name in keyof D]: Parameters<D[Name][1]> extends [infer Details] ? (details: Details) => Problem : () => Problem
}

/**
 * Declares a feature's problems as data and gives a maker for each: `throw galleryProblems.titleTaken({ title })`.
 * The code is `feature.name_in_snake_case` and never changes. The English sentence stands here; a translation is the
 * message `problem.{code}` of the feature's catalogue, formatted with the same details.
 */
export function problems<const D extends Record<string, Declaration>>(feature: string, declarations: D): Makers<D> {
  const makers = Object.entries(declarations).map(([name, [kind, sentence]]) => {
    const code = `${feature}.${name.replace(/[A-Z]/g, (character) => `_${character.toLowerCase()}`)}`
    return [
      name,
      (details: Record<string, unknown> = {}) => new Problem({ code, kind, sentence: sentence(details), details }),
    ]
  })
  return Object.fromEntries(makers) as Makers<D>
}
