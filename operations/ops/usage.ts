import { parseArgs } from 'node:util';
import { CommandRefused } from '../conversation.ts';
import type { OpsContext } from './context.ts';

/** The words of every command, for its help. */
const usage = [
  'list [--status active]',
  'find <address, id or truck>',
  'show <e-mail>',
  'cancel <e-mail> [--reason …]',
  'pause <e-mail> --until 2027-03',
  'resume <e-mail>',
  'notices',
  'price [--plan Monthly [--from 2027-01-15] [--yes]]',
  'refund <payment> [--amount 9.00 [--already 9.00]]',
  'coupons [create <code> --uses 50 [--plan Launch50] [--until 2026-12-31]]',
  'coupons change <code> [--uses 80] [--until 2026-12-31|never]',
  'coupons retire <code>',
  'coupons campaign <name> [--count 500 [--plan Launch50] [--until 2026-12-31]]',
  'coupons retire-campaign <name>',
  'export <e-mail>',
  'delete <e-mail>',
  'rehome [<e-mail> [--to <e-mail>]]',
  'backups',
  'restore --backup <backup> --into restored [--yes]',
  'restore --waiting-of restored',
  'restore --since 2026-11-23T03:00:00Z [--repair]',
  'restore <subscription> --to <e-mail>',
  'invoices --month 2026-11',
  'errors',
  'report [--rates EUR=1.08,GBP=1.27]',
];

const text = { type: 'string' } as const;
const options = {
  status: text,
  reason: text,
  uses: text,
  plan: text,
  amount: text,
  already: text,
  to: text,
  month: text,
  until: text,
  count: text,
  rates: text,
  since: text,
  from: text,
  backup: text,
  into: text,
  'waiting-of': text,
  repair: { type: 'boolean' },
  yes: { type: 'boolean' },
} as const;

type Flag = 'repair' | 'yes';
type Flags = Readonly<Partial<Record<Exclude<keyof typeof options, Flag>, string> & Record<Flag, boolean>>>;

/** The words and flags of a command. Throws CommandRefused with the command's usage for an unknown flag. */
export function read(
  ops: Pick<OpsContext, 'command'>,
  args: readonly string[],
): { words: string[]; flags: Flags } {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    return { words: positionals, flags: values };
  } catch (error) {
    const [why = ''] = error instanceof Error ? error.message.split('. ') : [];
    throw new CommandRefused(`${why}\n${usageOf(ops, args[0])}`);
  }
}

/** The usage of one command; of all commands if the name is unknown. */
export function usageOf(ops: Pick<OpsContext, 'command'>, command: string | undefined): string {
  const own = usage.filter((words) => words.split(' ')[0] === command);
  return (own.length > 0 ? own : usage).map((words) => ops.command('ops', words)).join('\n');
}

/** Whether a command is about backups only. It reads no document, so that it works where the database is lost. */
export const isAboutBackups = (args: readonly string[]) =>
  args[0] === 'backups' || args.some((word) => word.startsWith('--backup'));
