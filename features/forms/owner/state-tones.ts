import type { Tone } from '#platform/ui'
import type { SubmissionState } from '../contract/index.ts'

export const stateTones: Readonly<Record<SubmissionState, Tone>> = {
  new: 'accent',
  open: 'attention',
  done: 'plain',
  held: 'attention',
  spam: 'danger',
}
