import { type Appended, appendInSteps, type ToAppend } from '#platform/document'

/** Appends to the log as the server does, without pauses. */
export function appendToLog(toAppend: ToAppend): Appended {
  const steps = appendInSteps(toAppend)
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value
}
