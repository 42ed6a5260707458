/** Printing inks of the festival. */
export const yellow = '#ffee00'
export const pink = '#ffa3e3'
export const blue = '#2412f5'
export const red = '#d10024'
export const black = '#0a0a0a'
export const white = '#ffffff'
export const green = '#00d37f'

/** A drawing of this size on a ground. */
export function sheet(width: number, height: number, ground: string, ...parts: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><path fill="${ground}" d="M0 0H${width}V${height}H0Z"/>${parts.join('')}</svg>`
}
