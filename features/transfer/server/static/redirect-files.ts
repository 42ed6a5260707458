import type { CopyLinks } from './copy-links.ts'

export interface CopiedRedirect {
  path: string
  target: string
  permanent: boolean
}

/** Writes redirects for the three most common servers; for all others each old address has a page that redirects. */
export function redirectFiles(
  redirects: readonly CopiedRedirect[],
  links: CopyLinks,
): { file: string; body: string }[] {
  if (redirects.length === 0) return []
  const lines = redirects.map((redirect) => ({
    ...redirect,
    status: redirect.permanent ? 301 : 302,
    to: targetOf(redirect, links),
  }))
  const plain = lines.filter(({ path }) => !path.includes('?'))
  const netlify = plain.map(({ path, to, status }) => `${encodeURI(path)}  ${to}  ${status}`)
  const nginx = lines.map(({ path, to, status }) =>
    path.includes('?')
      ? `if ($request_uri = "${quoted(encodeURI(path))}") { return ${status} "${quoted(to)}"; }`
      : `location = "${quoted(path)}" { return ${status} "${quoted(to)}"; }`,
  )
  const apache = plain.map(({ path, to, status }) => `Redirect ${status} "${quoted(path)}" "${quoted(to)}"`)
  const text = (comment: string, body: readonly string[]): string => `${comment}\n${body.join('\n')}\n`
  return [
    { file: '_redirects', body: text('# Redirects for Netlify and Cloudflare Pages.', netlify) },
    {
      file: 'redirects.nginx.conf',
      body: text('# Inside of a server block of nginx: include redirects.nginx.conf;', nginx),
    },
    { file: '.htaccess', body: text('# Redirects for Apache.\nErrorDocument 404 /404.html', apache) },
  ]
}

/** A page at an old address that redirects to the new one. */
export function leadingPage(redirect: CopiedRedirect, links: CopyLinks, written: string): string {
  const to = escaped(written)
  const canonical = escaped(targetOf(redirect, links))
  return `<!doctype html><meta charset="utf-8"><title>${to}</title><link rel="canonical" href="${canonical}"><meta http-equiv="refresh" content="0; url=${to}"><a href="${to}">${to}</a>\n`
}

/** Path from the root of the host, or an absolute address on another host. */
function targetOf({ target }: CopiedRedirect, links: CopyLinks): string {
  const url = new URL(links.absolute(target), 'http://own.invalid')
  return target.startsWith('/') ? url.pathname + url.search + url.hash : url.href
}

const quoted = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('$', '%24')
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
