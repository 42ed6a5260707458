import { problemSentence, sourceLanguage } from '../i18n/index.ts'

/** The six ways in which a request can fail for a reason that the person can understand. */
export const problemKinds = ['invalid', 'forbidden', 'missing', 'conflict', 'busy', 'broken'] as const
export type ProblemKind = (typeof problemKinds)[number]

/** Body of an error response: `application/problem+json`. `code` is permanent, `sentence` may be reworded. */
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

/** An expected failure: its sentence is shown to the person unchanged. */
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

/**
 * Adds to a problem of `work` the field of the whole input that it is about, because a part knows only its own fields.
 * `fieldOf` gets the problem's code and the field named by the part.
 */
export async function atField<T>(
  fieldOf: (code: string, inner: string | undefined) => string,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const { field } = error.details
    const details = { ...error.details, field: fieldOf(error.code, typeof field === 'string' ? field : undefined) }
    throw new Problem({ ...error.toBody(), details })
  }
}

/** A problem with its kind and details; its sentences are in the message catalogues. */
export interface DeclaredProblem<Details> {
  kind: ProblemKind
  /** Exists for its type only: the details that have to be given when the problem is thrown. */
  details?: Details
}

/**
 * `notFound: problem<{ id: string }>('missing')`: the details fill the placeholders of its sentence, and travel with
 * it.
 */
export function problem<Details = undefined>(kind: ProblemKind): DeclaredProblem<Details> {
  return { kind }
}

// biome-ignore lint/suspicious/noExplicitAny: the details of each problem are inferred from its own sentence function
type SpokenProblem = readonly [kind: ProblemKind, sentence: (details: any) => string]
// biome-ignore lint/suspicious/noExplicitAny: the details of each problem are its own
type Declaration = DeclaredProblem<any> | SpokenProblem
type DetailsOf<D extends Declaration> =
  D extends DeclaredProblem<infer Details>
    ? Details
    : D extends SpokenProblem
      ? Parameters<D[1]> extends [infer Details]
        ? Details
        : undefined
      : never
type Maker<Details> = ([Details] extends [undefined] ? () => Problem : (details: Details) => Problem) & {
  readonly code: string
  /** Tells whether an error is this problem. */
  is(error: unknown): error is [Details] extends [undefined] ? Problem : Problem & { readonly details: Details }
}
type Makers<D extends Record<string, Declaration>> = { [Name in keyof D]: Maker<DetailsOf<D[Name]>> }

/**
 * Declares a feature's problems as data and gives a maker for each: `throw galleryProblems.titleTaken({ title })`, and
 * `galleryProblems.titleTaken.is(error)` recognises it. The code is `feature.name_in_snake_case` and never changes. Its
 * sentence is in the catalogue of each language, among the `problems` of the feature, and the English one travels. A
 * problem of the terminal alone has its English sentence here: `['conflict', (d: { port: number }) => …]`.
 */
export function problems<const D extends Record<string, Declaration>>(feature: string, declarations: D): Makers<D> {
  const makers = Object.entries<Declaration>(declarations).map(([name, declaration]) => {
    const code = `${feature}.${name.replace(/[A-Z]/g, (character) => `_${character.toLowerCase()}`)}`
    const make = (details: Record<string, unknown> = {}): Problem => {
      if (!('kind' in declaration))
        return new Problem({ code, kind: declaration[0], sentence: declaration[1](details), details })
      const sentence = problemSentence(sourceLanguage, code, details) ?? code
      return new Problem({ code, kind: declaration.kind, sentence, details })
    }
    const is = (error: unknown): boolean => error instanceof Problem && error.code === code
    return [name, Object.assign(make, { code, is })]
  })
  return Object.fromEntries(makers) as Makers<D>
}
