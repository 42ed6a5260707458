import type { PieceImporter } from '#platform/block'
import type { NavigationProps } from './navigation.contract.ts'

export const navigationImporter: PieceImporter<NavigationProps> = {
  'page-list': () => ({ props: {} }),
  navigation: () => ({ props: {} }),
}
