import { isChecked, pagesApi } from '#features/pages/contract'
import { type Path, uncolouringSteps, valueAt } from '#platform/document'
import { Button, useCall, useLocale, useWords } from '#platform/ui'
import { useEditor } from '../../../base/editor-context.tsx'
import { publishMessages } from './publish.messages.ts'
import type { Checked, CheckLine } from './use-check-lines.tsx'

/** Lines for words that are hard to read on their background. A press takes away a colour of their own. */
export function useContrastLines({ id, document, isOpen }: Checked): CheckLine[] {
  const t = useWords(publishMessages)
  const locale = useLocale()
  const { edit, session, canEdit } = useEditor()
  const faint = useCall(pagesApi.faintTexts, { id }, { enabled: isOpen })
  const repair = (blockId: string, path: Path, color: string) => {
    const steps = uncolouringSteps(valueAt(session.view().document.blocks[blockId]?.props, path), color)
    if (steps.length > 0) edit({ kind: 'changeText', id: blockId, path: [...path], steps })
  }
  return (faint.data?.texts ?? []).map(({ blockId, path, words, ratio, color }) => {
    // A ratio just below the least one is not rounded up to it.
    const shown = (Math.floor(ratio * 10) / 10).toLocaleString(locale)
    const sentence = t('faintText', { words: words.length > 60 ? `${words.slice(0, 60)}…` : words, ratio: shown })
    const action = t('faintTextFix')
    return {
      key: `faint:${blockId}:${JSON.stringify(path)}:${color}`,
      sentence,
      part: blockId,
      canHold: isChecked(document),
      fix: canEdit && color !== null && (
        <Button size="small" onPress={() => repair(blockId, path, color)} aria-label={`${action}: ${sentence}`}>
          {action}
        </Button>
      ),
    }
  })
}
