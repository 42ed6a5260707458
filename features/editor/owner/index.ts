export { isEditor } from './is-editor.ts'
export { editorRoutes } from './routes.ts'
export { richTextService } from './services.ts'
