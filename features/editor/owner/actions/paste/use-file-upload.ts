import { type PickedAsset, sentenceOf, toast, useLanguage, usePanelServices } from '#platform/ui'
import { useEditorState } from '../../base/editor-state.ts'

/** Uploads a file to the library and shows its progress. Returns null after showing why a file was refused. */
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
