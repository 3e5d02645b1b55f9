import { shared } from '#content/funnel/shared.ts';
import { brand } from '#content/brand.ts';
import { final } from '#content/funnel/final.ts';
import type { Confirmation } from '#domain/recordedSubscription.ts';
import { shownPlanName } from '#domain/plan.ts';
import { formatDay } from '#domain/day.ts';
import type { Timeline } from '#domain/timeline.ts';
import { priceInWords } from '../price/amountInWords.ts';

const { receipt: words } = final;

export interface ReceiptRow {
  label: string;
  value: string;
  /** Whether it is long and without spaces. */
  long?: boolean;
}

/**
 * The agreed terms, in order. A free subscription has no first charge.
 */
export function receiptRows(confirmation: Confirmation, email: string): ReceiptRow[] {
  const {
    posDevices,
    countedDevices: counted,
    total,
    couponCode,
    trialEndsAt,
    subscriptionId,
  } = confirmation;
  const devices = counted
    ? words.devicesUntil(counted.posDevices, formatDay(counted.until), posDevices)
    : words.deviceCount(posDevices);
  return [
    { label: words.account, value: email, long: true },
    { label: words.plan, value: words.planName(shownPlanName(confirmation)) },
    { label: words.devices, value: devices },
    { label: words.price, value: priceInWords(confirmation) },
    ...(couponCode === null ? [] : [{ label: words.coupon, value: couponCode, long: true }]),
    ...(total === 0 ? [] : [{ label: words.firstCharge, value: formatDay(trialEndsAt) }]),
    { label: words.subscription, value: subscriptionId, long: true },
  ];
}

/** The receipt as plain text, to paste into notes or a letter. */
export function receiptText(rows: readonly ReceiptRow[], { label, moments, note }: Timeline): string {
  return [
    words.from(brand.name),
    ...rows.map((row) => `${row.label}: ${row.value}`),
    '',
    label,
    ...moments.map(({ when, what, amount }) => [when, what, amount].filter(Boolean).join(' | ')),
    '',
    `${note.title}: ${note.body}`,
    new URL(shared.links.account.href, window.location.origin).href,
    brand.supportEmail,
  ].join('\n');
}
