const underWay = new Map<string, Promise<boolean>>()

/** Renders a file on its first request. Simultaneous and repeated requests wait for the one rendering of its key. */
export function drawOnce(key: string, draw: () => Promise<boolean>): Promise<boolean> {
  const drawing = underWay.get(key) ?? draw().finally(() => underWay.delete(key))
  underWay.set(key, drawing)
  return drawing
}
