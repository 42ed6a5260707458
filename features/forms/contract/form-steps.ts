import type { BlockField, StepField } from './block-field.schema.ts'

export interface FormStep {
  /** First field of the step; null for the fields before the first named step. */
  start: StepField | null
  fields: readonly Exclude<BlockField, StepField>[]
}

/** The steps of a form in their order; a form without any is one step. Steps that ask nothing are left out. */
export function stepsOf(fields: readonly BlockField[]): readonly FormStep[] {
  const steps: { start: StepField | null; fields: Exclude<BlockField, StepField>[] }[] = [{ start: null, fields: [] }]
  for (const field of fields)
    if (field.kind === 'step') steps.push({ start: field, fields: [] })
    else steps.at(-1)?.fields.push(field)
  return steps.filter(({ fields: asked }) => asked.length > 0)
}
