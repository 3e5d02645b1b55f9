import { describe, expect, it } from 'vitest';
import { defaultBrand } from '#domain/brand.ts';
import { cancelledMail } from '#domain/mails/cancelledMail.ts';
import { changeMail } from '#domain/mails/changeMail.ts';
import { confirmationMail } from '#domain/mails/confirmationMail.ts';
import { givenBackMail } from '#domain/mails/givenBackMail.ts';
import { paymentFailedMail } from '#domain/mails/paymentFailedMail.ts';
import { refundMail } from '#domain/mails/refundMail.ts';
import { reminderMail } from '#domain/mails/reminderMail.ts';
import { welcomeBackMail } from '#domain/mails/welcomeBackMail.ts';
import { sampleConfirmation } from '#stories/support/samples.ts';

const at = new Date('2026-03-03T12:00:00Z');
const charge = { amount: 4900, currency: 'USD' } as const;
const about = {
  name: 'Rosa',
  confirmation: sampleConfirmation(),
  brand: {
    product: 'Curbwise',
    supportEmail: 'help@example.com',
    dashboardUrl: 'https://dashboard.example.com',
    seller: defaultBrand.seller,
  },
  accountUrl: 'https://example.com/account',
};

describe('an e-mail', () => {
  it.each([
    ['a confirmation', confirmationMail(about)],
    ['a reminder', reminderMail(about)],
    ['a cancellation', cancelledMail({ ...about, accessUntil: at })],
    ['a change', changeMail({ ...about, before: about.confirmation, from: at })],
    ['a failed payment', paymentFailedMail({ ...about, failed: { ...charge, nextTryAt: null } })],
    [
      'a refund',
      refundMail({
        ...about,
        refund: { ...charge, kind: 'refund', transactionId: 'T-1', at },
        time: { until: at, nextChargeAt: at },
      }),
    ],
    [
      'a reversal',
      refundMail({ ...about, refund: { ...charge, kind: 'reversal', transactionId: 'T-1', at }, time: null }),
    ],
    ['a return', welcomeBackMail(about)],
    ['a second charge', givenBackMail({ ...about, second: true, charge: { ...charge, id: 'T-1', at } })],
    [
      'a charge for nothing',
      givenBackMail({ ...about, second: false, charge: { ...charge, id: 'T-1', at } }),
    ],
  ])('about %s greets, and begins every line after that with a capital letter or a number', (_, mail) => {
    const [greeting, ...lines] = mail.lines;
    expect(greeting).toBe('Hello Rosa,');
    expect(lines.filter((line) => !/^[\p{Lu}\p{N}$]/u.test(line))).toEqual([]);
  });
});
