import { expect, test } from 'vitest'
import { bounce, complaint } from '#support/email-reports'
import { readReport } from './read-report.ts'

const read = (text: string) => readReport(Buffer.from(text.replaceAll('\n', '\r\n')))

const id = '65a1f0c2e4b0a1b2c3d4e5f6'
const returned = `From: post@molen.example
X-Mailing-Reference: ${id}.sig-na_ture
Message-ID: <${id}@molen.example>`

test('a delivery status names the failure, its status and the email in its returned headers', () => {
  expect(read(bounce(returned))).toEqual({
    kind: 'bounce',
    status: '5.1.1',
    references: [`${id}.sig-na_ture`],
    messageIds: [id],
  })
})

test('a delay is no bounce, and neither is a confirmation', () => {
  expect(read(bounce(returned, '4.4.7', 'delayed'))?.kind).toBe('other')
  expect(read(bounce(returned, '2.0.0', 'delivered'))?.kind).toBe('other')
})

test('a feedback report is a complaint, a request to unsubscribe, or neither', () => {
  expect(read(complaint(returned))).toMatchObject({ kind: 'complaint', messageIds: [id] })
  expect(read(complaint(returned, 'opt-out'))?.kind).toBe('unsubscribe')
  expect(read(complaint(returned, 'not-spam'))?.kind).toBe('other')
})

test('a report is also found in a forwarded email, and behind an encoding', () => {
  const forwarded = `Content-Type: multipart/mixed; boundary=out

--out
Content-Type: message/rfc822

${bounce(returned)}
--out--
`
  expect(read(forwarded)).toMatchObject({ kind: 'bounce', messageIds: [id] })
  const encoded = complaint('').replace(
    'Content-Type: text/rfc822-headers\n\n',
    `Content-Type: text/rfc822-headers\nContent-Transfer-Encoding: base64\n\n${Buffer.from(returned).toString('base64')}`,
  )
  expect(read(encoded)).toMatchObject({ kind: 'complaint', messageIds: [id] })
})

test('any other email is no report, and its own message id names no email of a campaign', () => {
  expect(read('Subject: Hello\n\nX-Mailing-Reference: abc\n')).toBeNull()
  expect(read('')).toBeNull()
  expect(readReport(new Uint8Array([0, 255, 10, 10, 0]))).toBeNull()
  expect(read(bounce('From: x@example.com'))).toMatchObject({ references: [], messageIds: [] })
})

test.each([
  ['parts inside of parts', 'Content-Type: multipart/mixed; boundary=a\n\n--a\n'.repeat(5000)],
  ['many boundaries', `Content-Type: multipart/mixed; boundary=a\n\n${'\n--a\n'.repeat(50_000)}`],
  ['many fields', `${'a: b\n'.repeat(50_000)}\n`],
  ['one long line', `Content-Type: multipart/report; boundary="${'x'.repeat(250_000)}`],
  ['folded lines', `Content-Type: message/feedback-report\n${' x\n'.repeat(80_000)}`],
])('a message of %s is read in a moment', (_, text) => {
  const start = performance.now()
  read(text.slice(0, 256 * 1024))
  expect(performance.now() - start).toBeLessThan(500)
})
