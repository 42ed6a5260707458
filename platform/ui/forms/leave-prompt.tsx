import { lazyDialog } from '../lazy-part.tsx'
import { LanguageProvider } from '../language.tsx'
import { useLeaveQuestion } from './unsaved.ts'

const LeaveDialog = lazyDialog(() => import('./leave-dialog.tsx').then((module) => module.LeaveDialog))

/** The dialog "Leave without saving?", rendered once near the root of the application. */
export function LeavePrompt() {
  const question = useLeaveQuestion()
  if (!question) return null
  return (
    <LanguageProvider language={question.language}>
      <LeaveDialog
        isOpen
        changes={question.changes}
        onClose={() => question.answer(false)}
        onLeave={() => question.answer(true)}
      />
    </LanguageProvider>
  )
}
