import { describe, expect, it } from 'vitest';
import type { Confirmation } from '#domain/recordedSubscription.ts';
import { timelineOfConfirmation } from '#domain/timeline.ts';
import { confirmationMail } from '#domain/mails/confirmationMail.ts';
import { mailFields } from '#functions/documents/mail.ts';
import { sampleAbout } from '#stories/support/sampleMails.ts';

const confirmation: Confirmation = {
  subscriptionId: 'I-ABC',
  planName: 'Yearly',
  interval: 'year',
  currency: 'EUR',
  posDevices: 3,
  countedDevices: null,
  total: 44_400,
  couponCode: null,
  createdAt: '2028-02-15T23:30:00.000Z',
  trialEndsAt: '2028-02-29T23:30:00.000Z',
  trialDays: 14,
};

function mailOf(changes: Partial<Confirmation> = {}, name = 'Ada Diner') {
  const now = new Date('2028-02-15T23:30:00.000Z');
  const text = confirmationMail({
    ...sampleAbout,
    name,
    confirmation: { ...confirmation, ...changes },
  });
  return mailFields({ to: 'ada@example.com', uid: 'uid-1', now }, text) as unknown as {
    to: string[];
    created: Date;
    message: { subject: string; text: string; html: string };
  };
}

describe('the confirmation e-mail', () => {
  it('goes only to the owner, in the mail extension’s format (R-FINAL, R-MAIL-CONFIRMATION)', () => {
    const mail = mailOf();
    expect(mail.to).toEqual(['ada@example.com']);
    expect(mail.created).toBeInstanceOf(Date);
    expect(mail.message.subject).toBe('Your Curbwise subscription is active');
  });

  it.each([
    ['the plan', 'Yearly'],
    ['the devices', '3 tablets'],
    ['the price of a period', '€444.00 per year'],
    ["today's charge", 'February 15, 2028: €0.00. The 14-day free trial starts.'],
    ['when it reminds', 'February 27, 2028: We’ll send you a reminder by email.'],
    [
      'the day and amount of the first charge',
      'February 29, 2028: €444.00. Early that day, Pacific time, the trial ends and the first charge is made.',
    ],
    ['the charge after that', 'February 28, 2029: €444.00. Then the same every year'],
    ['how to cancel', 'How to cancel: Cancel anytime on your account page'],
    ['whom to ask', 'support@curbwise.example'],
  ])('says %s', (_what, words) => {
    expect(mailOf().message.text).toContain(words);
  });

  it('names the charges and their dates in the screens’ words (R-TRIAL-SHOWN)', () => {
    const { text } = mailOf().message;
    for (const { when, what } of timelineOfConfirmation(confirmation).moments) {
      expect(text).toMatch(new RegExp(`^${when}: .*${what.replaceAll('.', String.raw`\.`)}$`, 'mu'));
    }
  });

  it('says of a free subscription that nothing will be charged, and names no charge', () => {
    const { text } = mailOf({ total: 0, couponCode: 'FREE50' }).message;
    expect(text).toContain('FREE');
    expect(text).toContain('nothing will be charged');
    expect(text).not.toContain('first charge');
    expect(text).not.toContain('€');
  });

  it('writes yen without decimals and one device in the singular', () => {
    const { text } = mailOf({ currency: 'JPY', total: 7300, interval: 'month', posDevices: 1 }).message;
    expect(text).toContain('¥7,300 per month for 1 tablet\n');
  });

  it('shows typed text as text, never as markup', () => {
    const { text, html } = mailOf({}, '<b>"A"&</b>').message;
    expect(text).toContain('Hello <b>"A"&</b>,');
    expect(html).toContain('Hello &lt;b&gt;&quot;A&quot;&amp;&lt;/b&gt;,');
    expect(html).not.toContain('<b>');
  });
});
