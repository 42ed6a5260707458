/** Returns HTML with `instead` for each of its comments, in linear time. A comment without an end stays as text. */
export function withoutComments(html: string, instead = ''): string {
  let kept = ''
  let done = 0
  for (let start = html.indexOf('<!--'); start >= 0; start = html.indexOf('<!--', done)) {
    const end = html.indexOf('-->', start + 4)
    if (end < 0) break
    kept += html.slice(done, start) + instead
    done = end + 3
  }
  return kept + html.slice(done)
}
