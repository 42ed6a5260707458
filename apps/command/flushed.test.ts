import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { flushed } from './flushed.ts'

test('a slow reader is waited for until it has everything', async () => {
  let got = 0
  const reader = new Writable({
    highWaterMark: 10,
    write: (chunk: Buffer, _encoding, done) =>
      void setImmediate(() => {
        got += chunk.length
        done()
      }),
  })
  for (let part = 0; part < 20; part++) reader.write('x'.repeat(100))
  await flushed(reader)
  expect(got).toBe(2000)
  expect(reader.listenerCount('error')).toBe(0)
})

test('closing waits no longer for a client that has stopped reading', async () => {
  const reader = new Writable({ write: (_chunk, _encoding, done) => done(new Error('EPIPE')) })
  reader.write('x')
  await flushed(reader)
  expect(reader.destroyed).toBe(true)
})
