export { TextToolbar } from '../editor/text/text-toolbar.tsx'
export { TextEditor } from './text-editor.tsx'
