import { lazyPart, preloadRows } from '#platform/ui'

/** The panel comes with the first item that is edited: this door is part of the first load of the owner area. */
export const ItemPanel = lazyPart(async () => {
  const [{ ItemPanel: panel }] = await Promise.all([import('./item-panel.tsx'), preloadRows()])
  return panel
})
