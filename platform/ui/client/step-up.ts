import { isAnsweredWith } from './call-failure.ts'

type Ask = () => Promise<boolean>
let ask: Ask | null = null

/**
 * Registers the function that asks for the password again and returns whether it was correct. Returns a function that
 * removes it.
 */
export function onStepUp(asker: Ask): () => void {
  ask = asker
  return () => {
    if (ask === asker) ask = null
  }
}

/** Repeats a sensitive call after the password was entered again, without asking for it twice. */
export async function withStepUp<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const isWanted = isAnsweredWith(error, 'accounts.step_up_first')
    if (!isWanted || !ask || !(await ask())) throw error
    return work()
  }
}
