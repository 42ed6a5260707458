import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { Language } from '../../i18n/index.ts'
import { useLanguage } from '../language.tsx'
import type { ShownChange } from './shown-changes.ts'

type Changes = () => readonly ShownChange[]

interface Question {
  language: Language
  /** Unsaved changes that the screen shows. */
  changes: readonly ShownChange[]
  answer: (leave: boolean) => void
}

/** Forms with unsaved changes, each with its language and changes. */
const changed = new Map<symbol, { language: Language; changes: Changes }>()
const untold: Changes = () => []
let question: Question | null = null
const listeners = new Set<() => void>()

export interface UnsavedMark {
  /** Called when the changes were saved or discarded. */
  forget: () => void
  /** Asks about unsaved changes. Returns true when the form may be left. */
  mayLeave: () => Promise<boolean>
}

/** Marks unsaved changes: leaving them asks first, inside the owner area and when the window closes. */
export function useUnsaved(isChanged: boolean, changes: Changes = untold): UnsavedMark {
  const language = useLanguage()
  const [key] = useState(() => Symbol('form'))
  useEffect(() => {
    if (!isChanged) return undefined
    changed.set(key, { language, changes })
    return () => void changed.delete(key)
  }, [isChanged, key, language, changes])
  return useMemo(
    () => ({
      forget: () => void changed.delete(key),
      mayLeave: () => (changed.has(key) ? ask(language, changes()) : Promise.resolve(true)),
    }),
    [key, language, changes],
  )
}

export function hasUnsaved(): boolean {
  return changed.size > 0
}

/** Asks for confirmation when any form has changes; returns true when all of them may be discarded. */
export function mayLeave(): Promise<boolean> {
  const forms = [...changed.values()]
  const [first] = forms
  if (!first) return Promise.resolve(true)
  return ask(
    first.language,
    forms.flatMap(({ changes }) => changes()),
  )
}

/** The question that waits for an answer. */
export function useLeaveQuestion(): Question | null {
  return useSyncExternalStore(subscribe, () => question)
}

function ask(language: Language, changes: readonly ShownChange[]): Promise<boolean> {
  question?.answer(false)
  return new Promise((resolve) => {
    become({
      language,
      changes,
      answer: (leave) => {
        become(null)
        resolve(leave)
      },
    })
  })
}

function become(next: Question | null): void {
  question = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
