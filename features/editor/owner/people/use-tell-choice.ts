import { useEffect } from 'react'
import type { DocumentSession } from '../base/session/document-session.ts'
import { tellChoices } from './tell-choices.ts'

export function useTellChoice(session: DocumentSession): void {
  useEffect(() => tellChoices(session), [session])
}
