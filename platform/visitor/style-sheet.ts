const sheets = new Map<string, CSSStyleSheet>()

/** Adds the style sheet of content that only scripts create, once for each page. */
export function adoptStyles(css: string): void {
  if (sheets.has(css)) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  sheets.set(css, sheet)
  document.adoptedStyleSheets.push(sheet)
}
