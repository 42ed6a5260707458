export { BeforeUploadContext, type BeforeUploadProps } from './before-upload.ts'
export { importsRoutes } from './routes.ts'
