import { block } from '#platform/render/server'
import { folderBlockContract } from './folder.contract.ts'
import css from './folder.css?inline'
import { loadFolders } from './folder.loader.ts'
import { FolderView } from './folder.view.tsx'

export const folderBlock = block({ contract: folderBlockContract, loader: loadFolders, view: FolderView, css })
