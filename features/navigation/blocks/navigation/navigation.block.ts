import { block } from '#platform/render/server'
import { navigationBlockContract } from './navigation.contract.ts'
import menu from './menu.css?inline'
import css from './navigation.css?inline'
import { navigationImporter } from './navigation.importer.ts'
import { loadNavigations } from './navigation.loader.ts'
import { NavigationView } from './navigation.view.tsx'

export const navigationBlock = block({
  importer: navigationImporter,
  contract: navigationBlockContract,
  loader: loadNavigations,
  view: NavigationView,
  css: css + menu,
})
