import type { Configuration } from '#platform/context'

/** Tells whether emails leave the installation. Without a mail server they stay in the mailbox. */
export function sendsEmail({ config }: { config: Pick<Configuration, 'smtpUrl'> }): boolean {
  return config.smtpUrl !== ''
}
