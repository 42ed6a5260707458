import { Button, sentenceOf, useLanguage, useLoaded, useWords } from '#platform/ui'
import { textTools } from './text-tools.ts'
import { editorMessages } from '../base/editor.messages.ts'

/** Toolbar over the page while a text is open; it shows a notice until its tools are loaded. */
export function TextBar({ frame }: { frame: Window | null }) {
  const t = useWords(editorMessages)
  const language = useLanguage()
  const tools = useLoaded(textTools)
  if (tools.kind === 'here') {
    const { TextToolbar } = tools.value
    return <TextToolbar frame={frame} />
  }
  if (tools.kind === 'waiting')
    return (
      <div className="e-text-bar" role="status">
        {t('textLoading')}
      </div>
    )
  return (
    <div className="e-text-bar" role="alert">
      {sentenceOf(tools.error, language)}{' '}
      <Button size="small" onPress={() => void textTools.retry().then(() => frame?.focus())}>
        {t('tryAgain')}
      </Button>
    </div>
  )
}
