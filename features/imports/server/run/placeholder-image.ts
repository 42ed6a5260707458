/** Draws the placeholder of an image that could not be fetched: a quiet frame with the file's name, in no language. */
export function placeholderImage(name: string): Uint8Array<ArrayBuffer> {
  const shown = (name.length > 48 ? `${name.slice(0, 45)}…` : name).replace(/[<>&"']/g, ' ')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800" viewBox="0 0 1200 800"><rect width="1200" height="800" fill="#e9ebee"/><g fill="none" stroke="#9aa3ad" stroke-width="10" stroke-linejoin="round"><rect x="430" y="240" width="340" height="250" rx="18"/><circle cx="530" cy="325" r="30"/><path d="M445 480l95-95 70 70 55-55 95 85"/></g><text x="600" y="590" text-anchor="middle" font-family="sans-serif" font-size="34" fill="#6b7480">${shown}</text></svg>`
  return new Uint8Array(Buffer.from(svg, 'utf8'))
}
