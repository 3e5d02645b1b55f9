import { randomInt } from 'node:crypto';
import { normalizeCouponCode } from '#domain/coupon.ts';
import { byteOrderMark, csvLines } from '#domain/receiptsCsv.ts';
import {
  campaignCodeFields,
  campaignCodeRef,
  campaignCodesOf,
  type CampaignCode,
} from '#functions/documents/offers/coupons.ts';
import type { Writes } from '#functions/store/Store.ts';
import { CommandRefused } from '../conversation.ts';
import { audited } from './audit.ts';
import { checkCode, endIn, giftOf, lastDay, type CouponWords } from './couponWords.ts';
import type { OpsContext } from './context.ts';

/** Letters and digits that cannot be mistaken for each other. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** Too many codes to guess: 31 to the power of 8 for each campaign. */
const randomLetters = 8;

/** Writes per commit to Firestore. */
const together = 400;

/** The codes that a campaign lacks to have this many. */
function newCodes(campaign: string, count: number, existing: readonly string[]): string[] {
  const codes = new Set(existing);
  while (codes.size < count) {
    const random = Array.from({ length: randomLetters }, () => letters[randomInt(letters.length)]);
    codes.add(`${campaign}-${random.join('')}`);
  }
  return [...codes].slice(existing.length);
}

async function inBatches<Item>(
  { store }: OpsContext['context'],
  items: readonly Item[],
  write: (batch: Writes<void>, item: Item) => void,
): Promise<void> {
  for (let at = 0; at < items.length; at += together) {
    await store.batch((batch) => {
      for (const item of items.slice(at, at + together)) write(batch, item);
    });
  }
}

const isUsed = ({ coupon }: CampaignCode) => coupon?.usesLeft === 0;
const giftIn = (code: CampaignCode | undefined) => code?.coupon?.planName ?? 'free';

/** A code, its offer, whether it is used, and its last day. */
const rowOf = (code: CampaignCode) => [
  code.code,
  giftIn(code),
  isUsed(code) ? 'used' : 'open',
  lastDay(code.coupon?.ends),
];

const byCode = (one: CampaignCode, other: CampaignCode) => (one.code < other.code ? -1 : 1);

/** One line of each campaign: its offer, the number of its codes and of the used ones, and the last day of the first code. */
export async function campaignLines({ store }: OpsContext['context']): Promise<string[]> {
  const all = await campaignCodesOf(store);
  const lines = [...new Set(all.map(({ campaign }) => campaign))].map((name) => {
    const codes = all.filter(({ campaign }) => campaign === name);
    const used = codes.filter(isUsed).length;
    return `${name}-…  ${giftIn(codes[0])}  ${codes.length} codes  ${used} used  ${lastDay(codes[0]?.coupon?.ends)}`;
  });
  return lines.toSorted();
}

/** A campaign's codes. Throws CommandRefused if there are none. */
async function codesOf({ store }: OpsContext['context'], typed: string) {
  const campaign = normalizeCouponCode(typed).toUpperCase();
  const codes = await campaignCodesOf(store, campaign);
  if (codes.length === 0) throw new CommandRefused(`There is no campaign ${campaign}.`);
  return { campaign, codes };
}

/** Writes a campaign's codes and their states to a file. */
export async function listCampaign({ context, save, talk }: OpsContext, typed: string): Promise<void> {
  const { campaign, codes } = await codesOf(context, typed);
  const rows = [['code', 'gives', 'state', 'end'], ...codes.toSorted(byCode).map(rowOf)];
  const file = save(`coupons-${campaign}.csv`, byteOrderMark + csvLines(rows));
  talk.say(`${codes.length} codes. Written: ${file}`);
}

/** Creates a campaign's codes, each for one use, or those that an interrupted run did not create, and writes all to a file. */
export async function createCampaign(
  ops: OpsContext,
  typed: string,
  words: CouponWords & { count: number },
): Promise<void> {
  const { store, now } = ops.context;
  const campaign = checkCode(typed, randomLetters + 1).toUpperCase();
  const { count } = words;
  const ends = endIn(words.until, now());
  const { plan, gives } = await giftOf(ops, words.plan);
  const existing = await campaignCodesOf(store, campaign);
  const isSame = ({ coupon }: CampaignCode) =>
    coupon?.planName === plan && coupon.ends?.getTime() === ends?.getTime();
  if (existing.length >= count || !existing.every(isSame))
    throw new CommandRefused(`${campaign} exists already.`);
  const missing = newCodes(
    campaign,
    count,
    existing.map(({ code }) => code),
  );
  const what = existing.length === 0 ? `${count} codes` : `the missing ${missing.length} of ${count} codes`;
  const question = `Create ${what} ${campaign}-… for ${gives}, once each, ${lastDay(ends)}?`;
  await audited(ops, { command: 'create-campaign', subject: campaign, question }, () =>
    inBatches(ops.context, missing, (batch, code) =>
      batch.create(
        campaignCodeRef(code),
        campaignCodeFields(campaign, code, { usesLeft: 1, planName: plan, ends }),
      ),
    ),
  );
  return listCampaign(ops, campaign);
}

/** Removes every code of a campaign from use. Redemptions stay as they are. */
export async function retireCampaign(ops: OpsContext, typed: string): Promise<void> {
  const { campaign, codes } = await codesOf(ops.context, typed);
  const question = `Take the ${codes.length} codes of ${campaign} out of use?`;
  await audited(ops, { command: 'retire-campaign', subject: campaign, question }, () =>
    inBatches(ops.context, codes, (batch, { ref }) => batch.delete(ref)),
  );
  ops.talk.say(`${campaign} can no longer be used.`);
}
