export { TextToolbar } from './text-toolbar.tsx'
export { TextEditor } from './text-editor.tsx'
export { docOfHtml } from './paste/doc-of-html.ts'
