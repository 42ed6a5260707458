/** Reports the landing page and its source (B3.89–B3.94, B7.05, B7.06). */
export function tellLanding(): void {
  const fields = new URLSearchParams({
    landing: location.href,
    refer: document.referrer,
    rk: String(Math.random()).slice(2),
    lang: navigator.language,
    screen: `${screen.width}x${screen.height}`,
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  })
  const query = new URLSearchParams(location.search)
  for (const name of ['source', 'campaign', 'subcampaign', 'channel', 'subchannel', 'refer', 'variation', 'mkwid'])
    if (query.has(name)) fields.set(name, query.get(name) ?? '')
  new Image().src = `/api/track/Track?${fields}`
}
