import { Progress, useWords } from '#platform/ui'
import { editorMessages } from '../base/editor.messages.ts'
import { useEditorState } from '../base/editor-state.ts'

/** Progress of a file that is being uploaded to the page. */
export function Uploading() {
  const t = useWords(editorMessages)
  const uploading = useEditorState((state) => state.uploading)
  return (
    uploading && (
      <div className="e-uploading">
        <Progress label={t('uploading', { name: uploading.name })} value={uploading.part * 100} />
      </div>
    )
  )
}
