import { problem, problems } from '../contract/problem.ts'

export const fontProblems = problems('fonts', {
  missing: problem<{ family: string }>('missing'),
})
