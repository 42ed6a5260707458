import { useEffect, useState } from 'react'

type TabMessage = 'here' | 'too' | 'gone'

/** Tells whether another tab of this browser has the same document open. Both may edit; their changes are merged. */
export function useOtherTabs(id: string): boolean {
  const [isElsewhere, setElsewhere] = useState(false)
  useEffect(() => {
    const channel = new BroadcastChannel(`quoin-editor ${id}`)
    const say = (word: TabMessage) => channel.postMessage(word)
    const hear = ({ data }: MessageEvent<TabMessage>) => {
      setElsewhere(data !== 'gone')
      // Tabs that remain announce themselves after one was closed.
      if (data !== 'too') say('too')
    }
    const leave = () => say('gone')
    channel.addEventListener('message', hear)
    window.addEventListener('pagehide', leave)
    say('here')
    return () => {
      leave()
      channel.removeEventListener('message', hear)
      window.removeEventListener('pagehide', leave)
      channel.close()
    }
  }, [id])
  return isElsewhere
}
