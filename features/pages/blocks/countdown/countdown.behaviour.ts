import { behaviour } from '#platform/islands'

export interface CountdownStart {
  moment: string
  over: string
}

const seconds = { days: 86_400, hours: 3600, minutes: 60, seconds: 1 }

/** Counts down to a moment once a second, and shows the text for afterwards. */
export const countdown = behaviour<CountdownStart>('countdown', (root, { moment, over }) => {
  const clock = root.querySelector<HTMLElement>('.countdown-clock')
  const date = root.querySelector<HTMLElement>('.countdown-date')
  if (!clock || !date) return
  const numbers = [...clock.querySelectorAll<HTMLElement>('[data-unit]')]
  const end = Date.parse(moment)
  const show = () => {
    let left = Math.ceil((end - Date.now()) / 1000)
    if (left <= 0) {
      clearInterval(timer)
      clock.hidden = true
      date.textContent = over
      date.className = 'countdown-over'
      return
    }
    for (const number of numbers) {
      const size = seconds[number.dataset['unit'] as keyof typeof seconds]
      number.textContent = String(Math.floor(left / size))
      left %= size
    }
  }
  clock.hidden = false
  const timer = setInterval(show, 1000)
  show()
  return () => clearInterval(timer)
})
