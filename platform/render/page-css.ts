export { default as pageCss } from './page.css?inline'
