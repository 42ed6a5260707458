export { shareBlock } from '../blocks/share/share.block.ts'
export { socialLinksBlock } from '../blocks/social-links/social-links.block.ts'
