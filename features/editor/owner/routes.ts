import { Palette } from '#platform/icons'
import { messages } from '#platform/i18n'
import { ownerRoutes } from '#platform/ui'

const menu = messages('editor.menu')

/** Routes of a site, below `/config`. */
export const editorRoutes = ownerRoutes([
  {
    path: '/edit/$id',
    needs: 'content.look',
    screen: () => import('./screen/editor-screen.tsx').then((module) => module.EditorScreen),
  },
  {
    path: '/design',
    needs: 'content.design',
    menu: { group: 'top', place: 50, label: menu.message('design'), icon: Palette },
    screen: () => import('./design/design-screen.tsx').then((module) => module.DesignScreen),
  },
])
