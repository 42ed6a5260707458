const sheets = new Map<string, CSSStyleSheet>()

/** Gives the page the style sheet of something that only scripts bring; once, however often it is asked for. */
export function adoptStyles(css: string): void {
  if (sheets.has(css)) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  sheets.set(css, sheet)
  document.adoptedStyleSheets.push(sheet)
}
