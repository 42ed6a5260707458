import { behaviour } from '#platform/islands'

/** A donation without a button is a fault of the page, which its console reports (C8.37). */
export const donation = behaviour<object>('donation', (root) => {
  if (!root.querySelector('button, a'))
    // oxlint-disable-next-line no-console -- C8.37: the console is the one place where this is said
    console.error('This donation block has no button: its donation is missing or switched off.')
})
