/** Whether a search of the list shows a redirect. */
export function isRedirectFound({ path, target }: { path: string; target: string }, search: string): boolean {
  return `${path} ${target}`.toLowerCase().includes(search.trim().toLowerCase())
}
