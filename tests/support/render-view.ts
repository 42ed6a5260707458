import type { ReactNode } from 'react'
import { renderMarkup } from '#platform/render/server'
import { noteEvidence } from './evidence.ts'

type Options = Partial<Parameters<typeof renderMarkup>[1]>

/** A view as the server renders it into a page. */
export function renderView(element: ReactNode, options: Options = {}): ReturnType<typeof renderMarkup> {
  noteEvidence('view')
  return renderMarkup(element, { bundleOf: () => null, runsOwnerCode: false, prefix: 'p', ...options })
}
