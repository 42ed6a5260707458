import { type ComponentType, createContext } from 'react'

/** Props of a step that runs before a file is read and may ask a question. */
export interface BeforeUploadProps {
  file: File
  onReady: () => void
  onCancel: () => void
}

/**
 * Questions of later features before an upload, which the application provides. Without them a file is sent as soon as
 * it is chosen.
 */
export const BeforeUploadContext = createContext<ComponentType<BeforeUploadProps> | null>(null)
