import { randomInt } from 'node:crypto';
import { normalizeCouponCode } from '#domain/coupon.ts';
import {
  campaignCodeRef,
  campaignCodes,
  couponFields,
  couponIn,
} from '#functions/documents/offers/coupons.ts';
import type { StoredDocument, Writes } from '#functions/store/Store.ts';
import { CommandRefused } from '../conversation.ts';
import { audited } from './audit.ts';
import { checkCode, endIn, giftOf, lastDay, type CouponWords } from './couponWords.ts';
import type { OpsContext } from './context.ts';

/** Maximum number of codes in one campaign. */
const mostCodes = 10_000;

/** Letters and digits that cannot be mistaken for each other. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** Too many codes to guess: 31 to the power of 8 for each campaign. */
const randomLetters = 8;

/** Writes per commit to Firestore. */
const together = 400;

const campaignOf = (store: OpsContext['context']['store'], campaign: string) =>
  store.find(campaignCodes, { where: { campaign } });

function newCodes(campaign: string, count: number): string[] {
  const codes = new Set<string>();
  while (codes.size < count) {
    const random = Array.from({ length: randomLetters }, () => letters[randomInt(letters.length)]);
    codes.add(`${campaign}-${random.join('')}`);
  }
  return [...codes];
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

/** A code of a campaign, its offer, whether it is used, and its last day. */
function codeIn({ fields }: StoredDocument) {
  const code = Object.keys(fields).find((name) => couponIn(fields, name)) ?? '';
  const stored = couponIn(fields, code);
  const [gives, end] = [stored?.planName ?? 'free', lastDay(stored?.ends)];
  return {
    campaign: typeof fields['campaign'] === 'string' ? fields['campaign'] : '',
    code,
    gives,
    state: stored?.usesLeft === 0 ? 'used' : 'open',
    end,
  };
}

const csvLine = ({ code, gives, state, end }: ReturnType<typeof codeIn>) =>
  [code, gives, state, end].join(',');

/** One line of each campaign: its offer, the number of its codes and of the used ones, and the last day of the first code. */
export async function campaignLines({ store }: OpsContext['context']): Promise<string[]> {
  const all = (await store.find(campaignCodes)).map(codeIn);
  const lines = [...new Set(all.map(({ campaign }) => campaign))].map((name) => {
    const codes = all.filter(({ campaign }) => campaign === name);
    const used = codes.filter(({ state }) => state === 'used').length;
    return `${name}-…  ${codes[0]?.gives}  ${codes.length} codes  ${used} used  ${codes[0]?.end}`;
  });
  return lines.toSorted();
}

/** Writes a campaign's codes and their states to a file. */
export async function listCampaign({ context, save, talk }: OpsContext, typed: string): Promise<number> {
  const campaign = normalizeCouponCode(typed).toUpperCase();
  const codes = await campaignOf(context.store, campaign);
  if (codes.length === 0) throw new CommandRefused(`There is no campaign ${campaign}.`);
  const lines = ['code,gives,state,end', ...codes.map(codeIn).map(csvLine).toSorted()];
  talk.say(`${codes.length} codes. Written: ${save(`coupons-${campaign}.csv`, `${lines.join('\n')}\n`)}`);
  return 0;
}

/** Creates a campaign's codes, each for one use, and writes them to a file. */
export async function createCampaign(
  ops: OpsContext,
  typed: string,
  words: CouponWords & { count: string },
): Promise<number> {
  const { store, now } = ops.context;
  const campaign = checkCode(typed, randomLetters + 1).toUpperCase();
  const count = Number(words.count);
  if (!/^\d+$/u.test(words.count) || count < 1 || count > mostCodes) {
    throw new CommandRefused(`A campaign has 1 to ${mostCodes} codes, such as --count 500.`);
  }
  const ends = endIn(words.until, now());
  const { plan, gives } = await giftOf(ops, words.plan);
  if ((await campaignOf(store, campaign)).length > 0) throw new CommandRefused(`${campaign} exists already.`);
  const question = `Create ${count} codes ${campaign}-… for ${gives}, once each, ${lastDay(ends)}?`;
  await audited(ops, { command: 'create-campaign', subject: campaign, question }, () =>
    inBatches(ops.context, newCodes(campaign, count), (batch, code) =>
      batch.create(campaignCodeRef(code), {
        campaign,
        [code]: couponFields({ usesLeft: 1, planName: plan, ends }),
      }),
    ),
  );
  return listCampaign(ops, campaign);
}

/** Removes every code of a campaign from use. Redemptions stay as they are. */
export async function retireCampaign(ops: OpsContext, typed: string): Promise<number> {
  const { store } = ops.context;
  const campaign = normalizeCouponCode(typed).toUpperCase();
  const codes = await campaignOf(store, campaign);
  if (codes.length === 0) throw new CommandRefused(`There is no campaign ${campaign}.`);
  const question = `Take the ${codes.length} codes of ${campaign} out of use?`;
  await audited(ops, { command: 'retire-campaign', subject: campaign, question }, () =>
    inBatches(ops.context, codes, (batch, { id }) => batch.delete({ collection: campaignCodes, id })),
  );
  ops.talk.say(`${campaign} can no longer be used.`);
  return 0;
}
