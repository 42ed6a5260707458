export { TextToolbar } from '../editor/text-toolbar.tsx'
export { TextEditor } from './text-editor.tsx'
