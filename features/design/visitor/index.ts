export { ShareMenu } from './share-menu.tsx'
export { default as shareCss } from '../blocks/share/share.css?inline'
export { nameOfSocial, signOfSocial } from './social-sign.ts'
