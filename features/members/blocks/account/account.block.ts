import { block } from '#platform/render/server'
import { accountBlockContract } from './account.contract.ts'
import css from './account.css?inline'
import { loadAccount } from './account.loader.ts'
import { AccountView } from './account.view.tsx'

export const accountBlock = block({ contract: accountBlockContract, loader: loadAccount, view: AccountView, css })
