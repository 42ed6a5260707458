/** Files of a site's icons, which the worker creates, with their sizes. */
export const iconSizes = { 'favicon.png': 48, 'touch.png': 180 } as const
export type IconName = 'favicon.svg' | keyof typeof iconSizes

export function iconKey(websiteId: string, name: IconName): string {
  return `${websiteId}/icons/${name}`
}
