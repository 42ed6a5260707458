import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listenHere } from '#support/listen-here'
import { temporaryFolder } from '#support/temporary-folder'
import { machineCredentials } from './s3-credentials.ts'

const folder = temporaryFolder('quoin-credentials')
/** A machine on which no source knows any. */
const bare = { HOME: folder, AWS_EC2_METADATA_DISABLED: 'true' }
const expiry = '2031-01-01T12:00:00Z'
const json = JSON.stringify({ AccessKeyId: 'A', SecretAccessKey: 'S', Token: 'T', Expiration: expiry })
const temporary = { accessKeyId: 'A', secretAccessKey: 'S', sessionToken: 'T', expiresAt: Date.parse(expiry) }

const xml = `<AssumeRoleWithWebIdentityResponse><AssumeRoleWithWebIdentityResult><Credentials><AccessKeyId>A</AccessKeyId>
<SecretAccessKey>S</SecretAccessKey><SessionToken>T</SessionToken><Expiration>${expiry}</Expiration>
</Credentials></AssumeRoleWithWebIdentityResult></AssumeRoleWithWebIdentityResponse>`

const requests: string[] = []
let isDown = false
const answers: Record<string, string> = {
  'GET /container a-token': json,
  'POST / Action=AssumeRoleWithWebIdentity&Version=2011-06-15&RoleArn=arn%3Arole&RoleSessionName=quoin&WebIdentityToken=web':
    xml,
  'PUT /latest/api/token 21600': 'machine',
  'GET /latest/meta-data/iam/security-credentials/ machine': 'files-role',
  'GET /latest/meta-data/iam/security-credentials/files-role machine': json,
}
const server = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk: Buffer) => (body += chunk.toString()))
  request.on('end', () => {
    const { authorization, ...headers } = request.headers
    const proof = headers['x-aws-ec2-metadata-token'] ?? headers['x-aws-ec2-metadata-token-ttl-seconds']
    const line = `${request.method} ${request.url} ${String(authorization ?? proof ?? body)}`
    requests.push(line)
    const answer = isDown ? undefined : answers[line]
    response.writeHead(answer ? 200 : 500).end(answer)
  })
})
const { port } = await listenHere(server)
const address = `http://127.0.0.1:${port}`
const container = { ...bare, AWS_CONTAINER_CREDENTIALS_FULL_URI: `${address}/container` }

function file(name: string, text: string): string {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}

test.each([
  [
    'the environment',
    { AWS_ACCESS_KEY_ID: 'A', AWS_SECRET_ACCESS_KEY: 'S', AWS_SESSION_TOKEN: 'T' },
    { accessKeyId: 'A', secretAccessKey: 'S', sessionToken: 'T' },
  ],
  [
    'a profile of the shared file',
    {
      AWS_SHARED_CREDENTIALS_FILE: file(
        'shared',
        '[default]\naws_access_key_id=D\naws_secret_access_key=D\n\n[files]\n# ours\naws_access_key_id = A\naws_secret_access_key = S=/+\n',
      ),
      AWS_PROFILE: 'files',
    },
    { accessKeyId: 'A', secretAccessKey: 'S=/+', sessionToken: undefined },
  ],
  [
    'a token of Kubernetes',
    { AWS_ENDPOINT_URL_STS: address, AWS_ROLE_ARN: 'arn:role', AWS_WEB_IDENTITY_TOKEN_FILE: file('web', 'web\n') },
    temporary,
  ],
  ['the container', { ...container, AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE: file('token', 'a-token\n') }, temporary],
  ['the virtual machine', { AWS_EC2_METADATA_DISABLED: '', AWS_EC2_METADATA_SERVICE_ENDPOINT: address }, temporary],
])('credentials come from %s', async (_, env, expected) => {
  expect(await machineCredentials('eu-west-1', { ...bare, ...env })()).toEqual(expected)
})

test('expiring credentials are requested once and kept until five minutes before', async () => {
  let now = Date.parse(expiry) - 3_600_000
  const credentials = machineCredentials('x', { ...container, AWS_CONTAINER_AUTHORIZATION_TOKEN: 'a-token' }, () => now)
  const before = requests.length
  await Promise.all([credentials(), credentials(), credentials()])
  await credentials()
  expect(requests.length - before).toBe(1)
  now = Date.parse(expiry) - 4 * 60_000
  await credentials()
  expect(requests.length - before).toBe(2)
})

test('credentials that cannot be renewed are used until they expire', async () => {
  let now = Date.parse(expiry) - 3_600_000
  const credentials = machineCredentials('x', { ...container, AWS_CONTAINER_AUTHORIZATION_TOKEN: 'a-token' }, () => now)
  await credentials()
  isDown = true
  now = Date.parse(expiry) - 60_000
  expect(await credentials()).toEqual(temporary)
  now = Date.parse(expiry) + 1
  await expect(credentials()).rejects.toMatchObject({ code: 'storage.unreachable' })
  isDown = false
  await expect(credentials()).resolves.toEqual(temporary)
})

test('a machine without any credentials says so', async () => {
  await expect(machineCredentials('x', bare)()).rejects.toThrow('no credentials')
})
