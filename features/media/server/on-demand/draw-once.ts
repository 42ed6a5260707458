const underWay = new Map<string, Promise<boolean>>()

/**
 * Draws a file on its first request. Readers ask at the same time, and again when the answer took too long: all of them
 * wait for the one drawing of its key.
 */
export function drawOnce(key: string, draw: () => Promise<boolean>): Promise<boolean> {
  const drawing = underWay.get(key) ?? draw().finally(() => underWay.delete(key))
  underWay.set(key, drawing)
  return drawing
}
