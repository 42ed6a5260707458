import { behaviour } from '#platform/islands'
import { adoptStyles, tween, wantsLessMotion } from '#platform/visitor'
import { numberIn, partOf } from './count-up.rules.ts'

/** Duration of counting from zero, in milliseconds. */
const countDuration = 1200

/** The number keeps its place and its accessible text; the counting digits are drawn over it. */
const countingCss = `
.counting{position:relative;display:inline-block;white-space:nowrap;font-variant-numeric:tabular-nums}
.counting>span{opacity:0}
.counting::after{content:attr(data-shown)/"";position:absolute;inset:0;text-align:center}`

/**
 * Counts numbers in headings and strong words up when they become visible. Numbers that are visible from the start do
 * not move.
 */
export const countUp = behaviour<object>('count-up', (root) => {
  if (wantsLessMotion()) return
  const hosts = [...root.querySelectorAll<HTMLElement>('h1,h2,h3,h4,strong')].filter(
    (host) => !host.parentElement?.closest('h1,h2,h3,h4') && host.getBoundingClientRect().top > innerHeight,
  )
  const numbers = hosts.flatMap((host) => wrapped(host) ?? [])
  if (numbers.length === 0) return
  adoptStyles(countingCss)
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        count(target as HTMLElement)
      }
    },
    { threshold: 1 },
  )
  for (const number of numbers) observer.observe(number)
  return () => {
    observer.disconnect()
    for (const number of numbers) settle(number)
  }
})

function wrapped(host: HTMLElement): HTMLElement | null {
  const texts = document.createTreeWalker(host, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode() as Text | null; node; node = texts.nextNode() as Text | null) {
    const at = numberIn(node.data)
    if (!at) continue
    const number = node.splitText(at.from)
    number.splitText(at.text.length)
    const counting = document.createElement('span')
    counting.className = 'counting'
    counting.dataset['shown'] = partOf(at.text, 0)
    number.replaceWith(counting)
    counting.append(document.createElement('span'))
    counting.firstElementChild?.append(number)
    return counting
  }
  return null
}

function count(number: HTMLElement): void {
  const text = number.textContent
  void tween((progress) => {
    number.dataset['shown'] = partOf(text, progress)
  }, countDuration).done.then(() => settle(number))
}

/** Restores the original text. */
function settle(number: HTMLElement): void {
  const host = number.parentElement
  number.replaceWith(number.textContent)
  host?.normalize()
}
