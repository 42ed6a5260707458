import { signOutForm } from '#features/accounts/server'
import type { Configuration } from '#platform/context'
import type { WebParts } from '#platform/http'
import { isLanguage, messages } from '#platform/i18n'
import { escapeAttribute } from '#platform/render/server'
import type { OwnerScripts } from './web.ts'

const frameMessages = messages('owner.frame')

/**
 * The page of the owner area. It requests all of its data itself, including its texts: those of one language are a
 * file, which the browser loads beside the scripts.
 */
export const ownerShell =
  (
    { protocol, platformHost }: Pick<Configuration, 'protocol' | 'platformHost'>,
    scripts: OwnerScripts,
  ): WebParts['ownerShell'] =>
  ({ host, nonce, language }) => {
    const { js, css, imports } = scripts.owner()
    const catalogues = Object.fromEntries(Object.entries(scripts.catalogues()).filter(([name]) => isLanguage(name)))
    return [
      `<!doctype html><html lang="${language}" data-host="${host}" data-platform="${escapeAttribute(`${protocol}://${platformHost}/`)}"`,
      ` data-catalogues="${escapeAttribute(JSON.stringify(catalogues))}">`,
      '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
      '<meta name="robots" content="noindex"><title>Quoin</title><link rel="icon" href="data:,">',
      `<link rel="preload" as="fetch" crossorigin href="${escapeAttribute(catalogues[language]?.[0] ?? '')}">`,
      ...css.map((file) => `<link rel="stylesheet" href="${escapeAttribute(file)}">`),
      ...imports.map((file) => `<link rel="modulepreload" href="${escapeAttribute(file)}" nonce="${nonce}">`),
      '</head><body><div id="root">',
      `<p class="o-late">${frameMessages(language, 'late')} <a href="">${frameMessages(language, 'loadAgain')}</a></p>`,
      '</div>',
      ...js.map((file) => `<script type="module" src="${escapeAttribute(file)}" nonce="${nonce}"></script>`),
      `<noscript>${frameMessages(language, 'noScript')}${host === 'platform' ? signOutForm(language) : ''}</noscript>`,
      '</body></html>',
    ].join('')
  }
