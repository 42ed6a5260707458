import type { Configuration } from '#platform/context'
import type { WebParts } from '#platform/http'
import { type BuiltEntry, escapeAttribute } from '#platform/render/server'

/** The page in which the owner area runs. Everything it shows it asks for itself. */
export const ownerShell =
  (
    { protocol, platformHost }: Pick<Configuration, 'protocol' | 'platformHost'>,
    scripts: () => BuiltEntry,
  ): WebParts['ownerShell'] =>
  ({ host, nonce, language }) => {
    const { js, css } = scripts()
    return [
      `<!doctype html><html lang="${language}" data-host="${host}" data-platform="${escapeAttribute(`${protocol}://${platformHost}/`)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">`,
      '<meta name="robots" content="noindex"><title>Quoin</title><link rel="icon" href="data:,">',
      ...css.map((file) => `<link rel="stylesheet" href="${escapeAttribute(file)}">`),
      '</head><body><div id="root"></div>',
      ...js.map((file) => `<script type="module" src="${escapeAttribute(file)}" nonce="${nonce}"></script>`),
      `<noscript>${language === 'nl' ? 'De beheeromgeving heeft JavaScript nodig. Zet het aan en laad de pagina opnieuw.' : 'The owner area needs JavaScript. Turn it on and load the page again.'}</noscript>`,
      '</body></html>',
    ].join('')
  }
