import { useCallback, useEffect, useState } from 'react'
import { fontFamilies, fontSheetHref } from '#platform/theme'

const mark = 'data-font-sheet'

/**
 * C7.51: the style sheet of every family, from the installation's own font service. A font itself is fetched when
 * something is shown in it.
 */
export function useFontSheet(): { hasFailed: boolean; retry: () => void } {
  const [hasFailed, setHasFailed] = useState(false)
  const load = useCallback(() => {
    if (document.querySelector(`link[${mark}]`)) return
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = fontSheetHref(fontFamilies)
    link.setAttribute(mark, '')
    link.onload = () => setHasFailed(false)
    link.onerror = () => {
      link.remove()
      setHasFailed(true)
    }
    document.head.append(link)
  }, [])
  useEffect(load, [load])
  return { hasFailed, retry: load }
}
