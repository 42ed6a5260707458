import { expect, test } from 'vitest'
import { cleanText } from './clean-text.ts'

test.each([
  ['Tide\u000btable \u0010two \ufffe end', 'Tide table two  end'],
  ['one\ftwo', 'one two'],
  ['zero\u0000 bell\u0007 delete\u007f next\u0085', 'zero bell delete next'],
  ['half \ud83e of one', 'half \ufffd of one'],
  ['\uffff', ''],
])('%j is kept as %j', (text, kept) => {
  expect(cleanText(text)).toBe(kept)
})

test.each(['Käse 🧀\tone\r\ntwo\nthree', 'मराठी \u200d 👩\u200d👩\u200d👧', '\ufeffbyte order', 'İ i\u0307'])(
  '%j stays as it is',
  (text) => {
    expect(cleanText(text)).toBe(text)
  },
)
