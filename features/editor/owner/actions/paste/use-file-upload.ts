import { type PickedAsset, sentenceOf, toast, useLanguage, usePanelServices } from '#platform/ui'
import { useEditorState } from '../../base/editor-state.ts'

/** Uploads a file to the library with its progress. A refusal is shown, and returned as null. */
export function useFileUpload(): (file: File) => Promise<PickedAsset | null> {
  const language = useLanguage()
  const { uploadAsset } = usePanelServices()
  return async (file) => {
    const { set } = useEditorState.getState()
    set({ uploading: { name: file.name, part: 0 } })
    try {
      return await uploadAsset(file, (part) => set({ uploading: { name: file.name, part } }))
    } catch (error) {
      toast(sentenceOf(error, language), { tone: 'failure' })
      return null
    } finally {
      set({ uploading: null })
    }
  }
}
