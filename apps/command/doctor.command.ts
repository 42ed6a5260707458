import { verifyAudit } from '#features/accounts/server'
import { type Command, dataOption } from './command.ts'
import { databaseCheck, tenancyCheck, workCheck } from './doctor/check-database.ts'
import { diskCheck, hostsCheck, mailCheck, storageCheck } from './doctor/check-surroundings.ts'
import { momentsCheck } from './doctor/check-moments.ts'
import { secretCheck } from './doctor/check-secret.ts'
import { bad, type Check, type Finding, good } from './doctor/finding.ts'
import { retryFailedJobs } from '#platform/jobs'
import { withInstallation } from './with-installation.ts'

const auditCheck: Check = {
  about: 'Audit trail',
  look: async (ctx) => {
    const chains = await ctx.db.selectFrom('audit_heads').select('chain').execute()
    const verdicts = await Promise.all(chains.map(({ chain }) => verifyAudit(ctx, chain)))
    const altered = verdicts.flatMap((verdict) =>
      verdict.intact ? [] : [bad(`The audit trail ${verdict.chain} was altered at entry ${verdict.seq}.`)],
    )
    return altered.length > 0 ? altered : [good(`${chains.length} audit trails are whole`)]
  },
}

const checks: readonly Check[] = [
  databaseCheck,
  tenancyCheck,
  workCheck,
  auditCheck,
  secretCheck,
  momentsCheck,
  storageCheck,
  mailCheck,
  diskCheck,
  hostsCheck,
]
const marks: Record<Finding['level'], string> = { good: '  ok ', note: 'note ', bad: ' BAD ' }

export const doctorCommand: Command = {
  name: 'doctor',
  does: 'Looks whether everything the installation stands on is as it should be.',
  options: { data: dataOption, retry: { says: 'puts jobs that were given up back into their queues' } },
  run: (input) =>
    withInstallation(input, async (ctx) => {
      if (input.has('retry')) input.say(`Jobs that are tried again: ${await retryFailedJobs(ctx)}.`)
      let failed = 0
      for (const { about, look } of checks) {
        input.say(about)
        const findings = await look(ctx).catch((error) => [
          bad(`This could not be looked at: ${(error as Error).message}`),
        ])
        for (const { level, says } of findings) input.say(`${marks[level]} ${says}`)
        failed += findings.filter(({ level }) => level === 'bad').length
      }
      input.say(
        failed === 0 ? '\nAll is well.' : `\n${failed === 1 ? 'One thing has' : `${failed} things have`} to be mended.`,
      )
      return failed === 0 ? 0 : 1
    }),
}
