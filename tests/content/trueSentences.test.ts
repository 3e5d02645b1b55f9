import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { overview } from '#content/account/overview.ts';
import { yourData } from '#content/account/yourData.ts';
import { captions } from '#content/landing/captions.ts';
import { company } from '#content/landing/company.ts';
import { contact } from '#content/landing/contact.ts';
import { privacyNotice } from '#content/legal/privacyNotice.ts';
import { termsOfUse } from '#content/legal/termsOfUse.ts';
import { faq } from '#content/landing/faq.ts';
import { signIn } from '#content/funnel/signIn.ts';
import { verify } from '#content/funnel/verify.ts';
import { limits } from '#domain/limits.ts';
import { noticeLead } from '#domain/notices.ts';
import { lastFreeDay, reminderDays } from '#domain/trial.ts';
import { wordsIn } from '#domain/mails/words/wordsIn.ts';
import { formatDay } from '#domain/day.ts';
import { sampleMails } from '#stories/support/sampleMails.ts';

/** The text of a file of the project. */
function codeOf(file: string): string {
  return readFileSync(path.resolve(import.meta.dirname, '../..', file), 'utf8');
}

const terms = JSON.stringify(termsOfUse);
const privacy = JSON.stringify(privacyNotice);
const answers = JSON.stringify(faq);

// Each sentence once was not true. It is compared with the constant or the code that makes it so.
describe('a sentence is true', () => {
  it('a sign-in link works on any device: another one asks once whose it is', () => {
    expect(sampleMails.signInLink.paragraphs).toContain('It works once, on any of your devices.');
    expect(verify.confirm.body).toContain('in another browser or on another device');
  });

  it('the confirmation names the days of the notices', () => {
    const { notices } = wordsIn('en');
    expect(notices['trial-ends']).toBe(`${noticeLead.trialEnds} days before your free trial ends`);
    expect(notices.reminder).toBe(`${reminderDays} days before the first charge`);
    const said = sampleMails.confirmation.facts.map(({ value }) => value).join('\n');
    expect(said).toMatch(/\b\d+ days before /u);
  });

  it('the account is free through the day before the charge', () => {
    const charge = new Date('2026-12-10T10:00:00Z');
    const line = overview.stateLines.trial(formatDay(lastFreeDay(charge)));
    expect(line).toBe('Free through December 9, 2026.');
  });

  it('one free trial for each owner and payer: both marks are kept', () => {
    expect(terms).toContain('one for each owner and for each PayPal account');
    expect(signIn.existing.comeBack).toContain('One free trial per owner');
    expect(codeOf('functions/src/checkout/activation.ts')).toContain('trialUsed');
  });

  it('a charge in error is refunded, as terms and answers except', () => {
    expect(terms).toContain('not refunded, except what was charged in error');
    expect(answers).toContain('unless we charged you in error');
    expect(codeOf('functions/src/cancel/refundUnused.ts')).toMatch(/refund/u);
  });

  it('the privacy notice names who else receives data, and what else is kept', () => {
    expect(codeOf('src/adapters/firebase/appCheck.ts')).toContain('ReCaptcha');
    expect(privacy).toContain('reCAPTCHA');
    expect(codeOf('functions/src/documents/cancellation.ts')).toContain("'reason'");
    expect(privacy).toContain('why you left');
    expect(codeOf('functions/src/calls/callable.ts')).toContain('addressOf(request)');
    expect(privacy).toContain('counts of requests from an internet address');
    expect(privacy).toContain('A mail provider');
  });

  it('a password is for the dashboard: the sign-in asks for none', () => {
    expect(terms).toContain('The password that you choose is for the dashboard.');
    expect(yourData.password.about).toBe('For signing in to your dashboard.');
    expect(codeOf('src/funnel/signIn/SignInStep.tsx')).not.toMatch(/type="password"|PasswordField/u);
  });

  it('the film without a signal takes cash, as its caption says', () => {
    expect(captions['point-of-sale'].join(' ')).toContain('Paid in cash');
    for (const file of ['.media/plays.ts', '.media/uprightPlays.ts']) {
      expect(codeOf(file)).toContain('pointOfSale.cash');
      expect(codeOf(file)).not.toContain('pointOfSale.card');
    }
  });

  it('an answer within hours is a target, and so is the availability', () => {
    const { hours } = limits.supportReply;
    const aim = `We aim to answer within ${hours} hours.`;
    expect(contact.lead).toContain(aim);
    expect(terms).toContain(aim);
    const { body } = company.groups[2].blocks[2];
    expect(body).toBe(
      `We aim for ${limits.availability.percent}% availability and an answer within ${hours} hours.`,
    );
  });
});
