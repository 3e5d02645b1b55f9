import { InvalidArgumentError, Option, type Command } from 'commander';
import { baseCurrency, isCurrency } from '#domain/currency.ts';
import { amount, day, dayOrNever, exitCodes, moment, month, wholeNumber } from '../commandLine.ts';
import type { OpsContext } from './context.ts';
import type { CouponWords } from './couponWords.ts';
import type { Rates } from './report/page.ts';

/** Maximum number of codes in one campaign. */
const mostCodes = 10_000;

/** More uses of a coupon than this are a typing error. */
const mostUses = 100_000;

/** The statuses of our own records; an imported record may have another one. */
const statuses = ['active', 'suspended', 'cancelled', 'expired'];

/** One of the commands, ready to run. @returns the exit code, if it may be another one than 0. */
export type Work = (ops: OpsContext) => Promise<number | void>;

type Flags = Readonly<Partial<Record<string, string>>>;

interface RestoreFlags {
  backup?: string;
  into?: string;
  waitingOf?: string;
  since?: Date;
  to?: string;
  yes?: boolean;
  repair?: boolean;
}

/** The rates typed as `EUR=1.08,GBP=1.27`. Throws InvalidArgumentError for anything else. */
function ratesIn(typed: string): Rates {
  const parts = typed.split(',').filter(Boolean);
  return Object.fromEntries(
    parts.map((part) => {
      const [currency = '', rate = ''] = part.split('=');
      if (!isCurrency(currency) || !/^\d{1,6}(?:\.\d{1,6})?$/u.test(rate) || Number(rate) === 0)
        throw new InvalidArgumentError(
          `${part} is no rate, such as EUR=1.08: what one EUR is in ${baseCurrency}.`,
        );
      return [currency, Number(rate)];
    }),
  );
}

// The module of a command is loaded when it runs: help and wrong words load none.
const ofCoupons = () => import('./coupons.ts');
const ofCampaigns = () => import('./campaign.ts');
const ofOwners = () => import('./owners.ts');

/** Adds commands to a program; each gives its work to `run` once its words are read. */
function addCommands(program: Command, run: (work: Work, aboutBackups?: boolean) => Promise<void>): void {
  const command = (usage: string, does: string, to = program) => to.command(usage).description(does);
  const email = '<e-mail>';

  command('list', 'Lists the subscriptions')
    .addOption(new Option('--status <status>', 'only those with this status').choices(statuses))
    .action(({ status }: Flags) => run(async (ops) => (await import('./show.ts')).list(ops, status)));
  command('find <text>', 'Finds owners by address, id or truck').action((text: string) =>
    run(async (ops) => (await ofOwners()).find(ops, text)),
  );
  command(`show ${email}`, 'Shows an owner’s record and payments').action((owner: string) =>
    run(async (ops) => (await import('./show.ts')).show(ops, owner)),
  );
  command(`cancel ${email}`, 'Ends a subscription at PayPal')
    .option('--reason <text>', 'what PayPal notes', 'Canceled by customer support')
    .action((owner: string, { reason = '' }: Flags) =>
      run(async (ops) => (await import('./cancel.ts')).cancel(ops, owner, reason)),
    );
  command(`pause ${email}`, 'Pauses a subscription')
    .option('--until <month>', 'the month of the next charge, such as 2027-03', month)
    .action((owner: string, { until }: Flags) =>
      run(async (ops) => (await import('./pause.ts')).pause(ops, owner, until)),
    );
  command(`resume ${email}`, 'Ends a pause').action((owner: string) =>
    run(async (ops) => (await import('./pause.ts')).resume(ops, owner)),
  );
  command('notices', 'Lists the messages that wait').action(() =>
    run(async (ops) => (await import('./notices.ts')).notices(ops)),
  );
  command('price', 'Shows who is to pay another price, or announces one')
    .option('--plan <plan>', 'the plan whose price has changed')
    .option('--from <day>', 'the first day of the new price, such as 2027-01-15', day)
    .option('--yes', 'announces it')
    .action((flags: { plan?: string; from?: Date; yes?: boolean }) =>
      run(async (ops) => (await import('./price.ts')).price(ops, flags)),
    );
  command('refund <payment>', 'Refunds a payment through PayPal')
    .option('--amount <amount>', 'only a part, such as 9.00', amount)
    .option('--already <amount>', 'how much of it was refunded before', amount)
    .action((payment: string, flags: Flags) =>
      run(async (ops) => (await import('./refund.ts')).refund(ops, payment, flags)),
    );

  const coupons = command('coupons', 'Lists the coupons').action(() =>
    run(async (ops) => (await ofCoupons()).listCoupons(ops)),
  );
  const ends = ['--until <day>', 'the last day, such as 2026-12-31, or never', dayOrNever] as const;
  const plan = ['--plan <plan>', 'the plan that it gives instead of a free subscription'] as const;
  command('create <code>', 'Creates a coupon', coupons)
    .requiredOption('--uses <number>', 'how often it can be used', wholeNumber(1, mostUses))
    .option(...plan)
    .option(...ends)
    .action((code: string, flags: CouponWords & { uses: number }) =>
      run(async (ops) => (await ofCoupons()).createCoupon(ops, code, flags)),
    );
  command('change <code>', 'Changes a coupon', coupons)
    .option('--uses <number>', 'how often it can still be used', wholeNumber(0, mostUses))
    .option(...ends)
    .action((code: string, flags: CouponWords) =>
      run(async (ops) => (await ofCoupons()).changeCoupon(ops, code, flags)),
    );
  command('retire <code>', 'Removes a coupon from use', coupons).action((code: string) =>
    run(async (ops) => (await ofCoupons()).retireCoupon(ops, code)),
  );
  command('campaign <name>', 'Writes a campaign’s codes to a file, or creates them', coupons)
    .option('--count <number>', 'creates so many codes', wholeNumber(1, mostCodes))
    .option(...plan)
    .option(...ends)
    .action((name: string, { count, ...flags }: CouponWords & { count?: number }) =>
      run(async (ops) => {
        const { createCampaign, listCampaign } = await ofCampaigns();
        return count === undefined ? listCampaign(ops, name) : createCampaign(ops, name, { ...flags, count });
      }),
    );
  command('retire-campaign <name>', 'Removes every code of a campaign from use', coupons).action(
    (name: string) => run(async (ops) => (await ofCampaigns()).retireCampaign(ops, name)),
  );

  command(`export ${email}`, 'Writes all data of an owner to a file').action((owner: string) =>
    run(async (ops) => (await ofOwners()).exportOwner(ops, owner)),
  );
  command(`delete ${email}`, 'Deletes an owner’s account and data').action((owner: string) =>
    run(async (ops) => (await ofOwners()).deleteOwner(ops, owner)),
  );
  command('rehome [e-mail]', 'Moves a subscription to its owner’s other address, or lists those to move')
    .option('--to <e-mail>', 'the account that gets it')
    .action((owner: string | undefined, { to }: Flags) =>
      run(async (ops) => {
        const { listStrayed, rehome } = await import('./rehome.ts');
        return owner === undefined ? listStrayed(ops) : rehome(ops, owner, to);
      }),
    );
  command('backups', 'Lists the backups').action(() =>
    run(async (ops) => (await import('./restore/backups.ts')).listBackups(ops), true),
  );
  command('restore [subscription]', 'Copies a backup, and repairs what differs from PayPal after it')
    .option('--backup <backup>', 'copies this backup')
    .option('--into <database>', 'the new database of the copy')
    .option('--yes', 'copies it')
    .option('--waiting-of <database>', 'brings over what still waits to be done in this database')
    .option(
      '--since <moment>',
      'compares with PayPal; when the backup was made, as 2026-11-23T03:00:00Z',
      moment,
    )
    .option('--repair', 'repairs what it finds')
    .option('--to <e-mail>', 'gives the named subscription to this account')
    .action((id: string | undefined, flags: RestoreFlags, used: Command) => {
      const { backup, into, waitingOf, since, to, yes = false, repair = false } = flags;
      if (id !== undefined && to !== undefined)
        return run(async (ops) => (await import('./restore/adopt.ts')).giveTo(ops, id, to));
      if (backup !== undefined && into !== undefined)
        return run(
          async (ops) => (await import('./restore/copyBackup.ts')).copyBackup(ops, { backup, into, yes }),
          true,
        );
      if (waitingOf !== undefined)
        return run(async (ops) => (await import('./restore/waiting.ts')).bringWaiting(ops, waitingOf));
      if (id === undefined && since !== undefined)
        return run(async (ops) => (await import('./restore/restore.ts')).restore(ops, { since, repair }));
      return used.error(
        'error: restore takes --backup and --into, --waiting-of, --since, or a subscription and --to',
      );
    });

  command('invoices', 'Prints the invoices and credit notes of a month as CSV')
    .requiredOption('--month <month>', 'such as 2026-11', month)
    .action((flags: { month: string }) =>
      run(async (ops) => (await import('./invoices.ts')).invoices(ops, flags.month)),
    );
  command('errors', 'Lists the errors in owners’ browsers').action(() =>
    run(async (ops) => (await import('./errors.ts')).errors(ops)),
  );
  command('report', 'Writes a page of figures')
    .option('--rates <rates>', 'what currencies are in US dollars, such as EUR=1.08,GBP=1.27', ratesIn)
    .action((flags: { rates?: Rates }) =>
      run(async (ops) => (await import('./report/report.ts')).report(ops, flags)),
    );
}

/** What the words of a command say about its context. */
export interface Chosen {
  project?: string;
  /** It is about backups only and reads no document, so that it works where the database is lost. */
  aboutBackups: boolean;
}

/**
 * Reads the words of `npm run ops` and runs the command that they name.
 * @param program gets the commands.
 * @param within opens the context of the command and runs it; never called for help and wrong words.
 * @returns the exit code.
 */
export async function runOps(
  program: Command,
  args: readonly string[],
  within: (work: Work, chosen: Chosen) => Promise<number | void>,
): Promise<number> {
  let exitCode: number = exitCodes.done;
  addCommands(program, async (work, aboutBackups = false) => {
    exitCode =
      (await within(work, { ...program.opts<{ project?: string }>(), aboutBackups })) ?? exitCodes.done;
  });
  await program.parseAsync(args, { from: 'user' });
  return exitCode;
}
