import { readFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { minuteMs } from '../contract/index.ts'
import { textsIn } from './s3-xml.ts'
import { storageProblems } from './storage.problems.ts'

export interface S3Credentials {
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly sessionToken?: string | undefined
  /** Milliseconds. Absent: they hold for ever. */
  readonly expiresAt?: number
}

type Environment = Readonly<Record<string, string | undefined>>
type Source = (env: Environment, region: string) => Promise<S3Credentials | null>

/**
 * Sources of the machine's own credentials, in the order of Amazon's libraries. The first one with credentials is used.
 */
const sources: readonly Source[] = [fromEnvironment, fromSharedFile, fromWebIdentity, fromContainer, fromInstance]

/** Credentials are renewed this long before they expire, and requested once for all waiting requests. */
const renewedBefore = 5 * minuteMs
const patience = 3_000

export function machineCredentials(
  region: string,
  env: Environment = process.env,
  now: () => number = Date.now,
): () => Promise<S3Credentials> {
  let current: S3Credentials | null = null
  let pending: Promise<S3Credentials> | null = null
  const isFresh = (credentials: S3Credentials, margin: number): boolean =>
    (credentials.expiresAt ?? Infinity) - margin > now()
  const renew = async (): Promise<S3Credentials> => {
    try {
      current = await firstOf(env, region)
      return current
    } catch (error) {
      if (current && isFresh(current, 0)) return current
      throw error
    } finally {
      pending = null
    }
  }
  return async () => {
    if (current && isFresh(current, renewedBefore)) return current
    pending ??= renew()
    return pending
  }
}

async function firstOf(env: Environment, region: string): Promise<S3Credentials> {
  for (const source of sources) {
    const credentials = await source(env, region)
    if (credentials) return credentials
  }
  throw storageProblems.unreachable({ reason: 'no credentials' })
}

async function fromEnvironment(env: Environment): Promise<S3Credentials | null> {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = env
  if (!accessKeyId || !secretAccessKey) return null
  return { accessKeyId, secretAccessKey, sessionToken: env['AWS_SESSION_TOKEN'] || undefined }
}

/** Reads plain keys from `~/.aws/credentials`. Profiles that refer to another source are ignored. */
async function fromSharedFile(env: Environment): Promise<S3Credentials | null> {
  const path = env['AWS_SHARED_CREDENTIALS_FILE'] || join(env['HOME'] || homedir(), '.aws', 'credentials')
  const text = await readFile(path, 'utf8').catch(() => '')
  const profile = env['AWS_PROFILE'] || 'default'
  const [, ...lines] =
    text
      .split(/^(?=\[)/m)
      .find((section) => section.startsWith(`[${profile}]`))
      ?.split('\n') ?? []
  const values = Object.fromEntries(lines.map((line) => line.split(/=(.*)/, 2).map((part) => part.trim())))
  const { aws_access_key_id: accessKeyId, aws_secret_access_key: secretAccessKey } = values
  if (!accessKeyId || !secretAccessKey) return null
  return { accessKeyId, secretAccessKey, sessionToken: values['aws_session_token'] }
}

/** Kubernetes: exchanges a token in a file for credentials. */
async function fromWebIdentity(env: Environment, region: string): Promise<S3Credentials | null> {
  const { AWS_WEB_IDENTITY_TOKEN_FILE: tokenFile, AWS_ROLE_ARN: role } = env
  if (!tokenFile || !role) return null
  const body = new URLSearchParams({
    Action: 'AssumeRoleWithWebIdentity',
    Version: '2011-06-15',
    RoleArn: role,
    RoleSessionName: env['AWS_ROLE_SESSION_NAME'] || 'quoin',
    WebIdentityToken: (await readFile(tokenFile, 'utf8')).trim(),
  })
  const endpoint = env['AWS_ENDPOINT_URL_STS'] || `https://sts.${region}.amazonaws.com`
  const xml = await (await answerFrom(endpoint, { method: 'POST', body })).text()
  const first = (name: string): string => textsIn(xml, name)[0] ?? ''
  return {
    accessKeyId: first('AccessKeyId'),
    secretAccessKey: first('SecretAccessKey'),
    sessionToken: first('SessionToken'),
    expiresAt: Date.parse(first('Expiration')),
  }
}

/** Amazon's container services, and their agent in Kubernetes. */
async function fromContainer(env: Environment): Promise<S3Credentials | null> {
  const relative = env['AWS_CONTAINER_CREDENTIALS_RELATIVE_URI']
  const address = relative ? `http://169.254.170.2${relative}` : env['AWS_CONTAINER_CREDENTIALS_FULL_URI']
  if (!address) return null
  const tokenFile = env['AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE']
  const token = tokenFile ? (await readFile(tokenFile, 'utf8')).trim() : env['AWS_CONTAINER_AUTHORIZATION_TOKEN']
  return credentialsIn(await answerFrom(address, { headers: token ? { authorization: token } : {} }))
}

/** The metadata service of Amazon's virtual machines. */
async function fromInstance(env: Environment): Promise<S3Credentials | null> {
  if (env['AWS_EC2_METADATA_DISABLED'] === 'true') return null
  const endpoint = env['AWS_EC2_METADATA_SERVICE_ENDPOINT'] || 'http://169.254.169.254'
  const tokenHeaders = { 'x-aws-ec2-metadata-token-ttl-seconds': '21600' }
  const token = await answerFrom(`${endpoint}/latest/api/token`, { method: 'PUT', headers: tokenHeaders }).catch(
    () => null,
  )
  if (!token) return null
  const headers = { 'x-aws-ec2-metadata-token': await token.text() }
  const roles = `${endpoint}/latest/meta-data/iam/security-credentials/`
  const [role = ''] = (await (await answerFrom(roles, { headers })).text()).trim().split('\n')
  return credentialsIn(await answerFrom(roles + role, { headers }))
}

async function credentialsIn(response: Response): Promise<S3Credentials> {
  const found = (await response.json()) as Record<string, string>
  return {
    accessKeyId: found['AccessKeyId'] ?? '',
    secretAccessKey: found['SecretAccessKey'] ?? '',
    sessionToken: found['Token'],
    expiresAt: Date.parse(found['Expiration'] ?? ''),
  }
}

async function answerFrom(address: string, init: RequestInit): Promise<Response> {
  const response = await fetch(address, { ...init, signal: AbortSignal.timeout(patience) }).catch((error: unknown) => {
    throw Object.assign(storageProblems.unreachable({ reason: 'no credentials' }), { cause: error })
  })
  if (!response.ok) throw storageProblems.unreachable({ reason: `no credentials: HTTP ${response.status}` })
  return response
}
