import { describe, expect, it } from 'vitest';
import type { Confirmation } from '#domain/recordedSubscription.ts';
import { timelineOfConfirmation } from '#domain/timeline.ts';
import { confirmationMail } from '#domain/mails/confirmationMails.ts';
import { mailFields } from '#functions/documents/mail.ts';
import { sampleAbout } from '#stories/support/sampleMails.ts';
import { sampleConfirmation } from '#stories/support/samples.ts';

const confirmation: Confirmation = {
  ...sampleConfirmation('Yearly'),
  currency: 'EUR',
  posDevices: 3,
  total: 44_400,
};

function mailOf(changes: Partial<Confirmation> = {}, name = 'Ada Diner') {
  const now = new Date('2028-02-15T23:30:00.000Z');
  const text = confirmationMail({
    ...sampleAbout,
    name,
    confirmation: { ...confirmation, ...changes },
  });
  return mailFields({ to: 'ada@example.com', uid: 'uid-1', now }, text) as unknown as {
    headers: Record<string, string>;
    replyTo: string;
    message: { text: string; html: string };
  };
}

describe('the confirmation e-mail', () => {
  it('sends what its reader answers to support, whatever address it comes from', () => {
    expect(mailOf().replyTo).toBe('support@curbwise.example');
  });

  it('asks for no absence notice', () => {
    expect(mailOf().headers).toMatchObject({ 'Auto-Submitted': 'auto-generated' });
  });

  it.each([
    ['the plan', 'Yearly'],
    ['the devices', '3 tablets'],
    ['the price of a period', '€444.00 per year'],
    ['how to cancel', 'How to cancel: Cancel anytime on your account page'],
  ])('says %s (R-TRIAL-SHOWN)', (_what, words) => {
    expect(mailOf().message.text).toContain(words);
  });

  it('names the charges and their dates in the screens’ words (R-TRIAL-SHOWN)', () => {
    const lines = mailOf().message.text.split('\n');
    for (const { when, amount, what } of timelineOfConfirmation(confirmation).moments) {
      // Only a screen's dates do not break.
      const day = when.replaceAll('\u00A0', ' ');
      expect(lines).toContain(`${day}: ${amount === undefined ? '' : `${amount}. `}${what}`);
    }
  });

  it('says of a free subscription that nothing will be charged, and names no charge', () => {
    const { text } = mailOf({ total: 0, couponCode: 'FREE50' }).message;
    expect(text).toContain('FREE');
    expect(text).toContain('nothing will be charged');
    expect(text).not.toContain('first charge');
    expect(text).not.toContain('€');
  });

  it('shows typed text as text, never as markup', () => {
    const { text, html } = mailOf({}, '<b>"A"&</b>').message;
    expect(text).toContain('Hello <b>"A"&</b>,');
    expect(html).toContain('Hello &lt;b&gt;&quot;A&quot;&amp;&lt;/b&gt;,');
    expect(html).not.toContain('<b>');
  });
});
