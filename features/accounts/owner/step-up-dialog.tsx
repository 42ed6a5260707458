import { useEffect, useState } from 'react'
import { lazyDialog, onStepUp } from '#platform/ui'

const StepUpForm = lazyDialog(() => import('./step-up-form.tsx').then((module) => module.StepUpForm))

/** Opens when the server requires the password before an action. */
export function StepUpDialog() {
  const [request, setAsked] = useState<{ answer: (isShown: boolean) => void } | null>(null)
  useEffect(() => onStepUp(() => new Promise((answer) => setAsked({ answer }))), [])
  const end = (isShown: boolean) => {
    request?.answer(isShown)
    setAsked(null)
  }
  return <StepUpForm isOpen={request !== null} onEnd={end} onClose={() => end(false)} />
}
