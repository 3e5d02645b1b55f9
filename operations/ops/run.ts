import { receiptsOfOwner } from '#functions/account/ownReceipts.ts';
import { CommandRefused } from '../conversation.ts';
import { cancel } from './cancel.ts';
import { createCampaign, listCampaign, retireCampaign } from './campaign.ts';
import { changeCoupon, createCoupon, listCoupons, retireCoupon } from './coupons.ts';
import { allRecords, lineOf, paymentLine, ownerOf, recordOf } from './records.ts';
import { errors } from './errors.ts';
import { invoices } from './invoices.ts';
import { deleteOwner, exportOwner, find } from './owners.ts';
import { notices } from './notices.ts';
import { pause, resume } from './pause.ts';
import { price } from './price.ts';
import { refund } from './refund.ts';
import { listStrayed, rehome } from './rehome.ts';
import { giveTo } from './restore/adopt.ts';
import { listBackups } from './restore/backups.ts';
import { copyBackup } from './restore/copyBackup.ts';
import { bringWaiting } from './restore/waiting.ts';
import { restore } from './restore/restore.ts';
import { report } from './report/report.ts';
import { read, usageOf } from './usage.ts';
import type { OpsContext } from './context.ts';

/** The statuses of our own records; an imported record may have another one. */
const statuses = ['active', 'suspended', 'cancelled', 'expired'];

async function list(ops: OpsContext, status: string | undefined): Promise<number> {
  if (status !== undefined && !statuses.includes(status)) {
    throw new CommandRefused(`There is no status ${status}: ${statuses.join(', ')}.`);
  }
  const records = (await allRecords(ops)).filter(({ record }) => (status ?? record.status) === record.status);
  for (const record of records) ops.talk.say(lineOf(record));
  ops.talk.say(`${records.length} subscriptions`);
  return 0;
}

async function show(ops: OpsContext, email: string): Promise<number> {
  const own = await recordOf(ops, email);
  const { record } = own;
  ops.talk.say(JSON.stringify(record.stored, null, 2));
  const receipts = await receiptsOfOwner(ops.context.store, { uid: ownerOf(own).uid, record });
  for (const receipt of receipts) ops.talk.say(paymentLine(receipt));
  if (own.billed) {
    const atProvider = await ops.context.payments.readSubscription(record.subscriptionId);
    ops.talk.say(`PayPal: ${atProvider.status}, next charge ${atProvider.nextBillingTime ?? 'none'}`);
  }
  return 0;
}

/** Runs one of the commands. Throws CommandRefused with the usage for an unknown command. @returns the exit code. */
export async function runOps(args: readonly string[], ops: OpsContext): Promise<number> {
  const { words, flags } = read(ops, args);
  const [command, ...rest] = words;
  const [first, second] = rest;
  if (command === 'list') return list(ops, flags.status);
  if (command === 'report') return report(ops, flags);
  if (command === 'errors') return errors(ops);
  if (command === 'notices') return notices(ops);
  if (command === 'price' && first === undefined) return price(ops, flags);
  if (command === 'invoices') return invoices(ops, flags.month);
  if (command === 'coupons' && first === undefined) return listCoupons(ops);
  if (command === 'coupons' && first === 'create' && second !== undefined) {
    return createCoupon(ops, second, flags);
  }
  if (command === 'coupons' && first === 'change' && second !== undefined) {
    return changeCoupon(ops, second, flags);
  }
  if (command === 'coupons' && first === 'retire' && second !== undefined) return retireCoupon(ops, second);
  if (command === 'coupons' && first === 'campaign' && second !== undefined) {
    const { count } = flags;
    return count === undefined ? listCampaign(ops, second) : createCampaign(ops, second, { ...flags, count });
  }
  if (command === 'coupons' && first === 'retire-campaign' && second !== undefined) {
    return retireCampaign(ops, second);
  }
  if (command === 'show' && first !== undefined) return show(ops, first);
  if (command === 'cancel' && first !== undefined) {
    return cancel(ops, first, flags.reason ?? 'Cancelled by customer support');
  }
  if (command === 'pause' && first !== undefined) return pause(ops, first, flags.until);
  if (command === 'resume' && first !== undefined) return resume(ops, first);
  if (command === 'refund' && first !== undefined) return refund(ops, first, flags);
  if (command === 'find' && first !== undefined) return find(ops, first);
  if (command === 'export' && first !== undefined) return exportOwner(ops, first);
  if (command === 'delete' && first !== undefined) return deleteOwner(ops, first);
  if (command === 'restore' && first !== undefined && flags.to !== undefined) {
    return giveTo(ops, first, flags.to);
  }
  if (command === 'backups') return listBackups(ops);
  const { backup, into, yes = false } = flags;
  if (command === 'restore' && backup !== undefined && into !== undefined) {
    return copyBackup(ops, { backup, into, yes });
  }
  const { 'waiting-of': waitingOf } = flags;
  if (command === 'restore' && waitingOf !== undefined) return bringWaiting(ops, waitingOf);
  if (command === 'restore' && first === undefined && flags.since !== undefined) {
    return restore(ops, { since: flags.since, repair: flags.repair === true });
  }
  if (command === 'rehome') return first === undefined ? listStrayed(ops) : rehome(ops, first, flags.to);
  throw new CommandRefused(usageOf(ops, command));
}
