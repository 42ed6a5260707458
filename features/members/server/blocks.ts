export { accountBlock } from '../blocks/account/account.block.ts'
export { memberAreaBlock } from '../blocks/member-area/member-area.block.ts'
