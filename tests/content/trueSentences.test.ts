import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { overview } from '#content/account/overview.ts';
import { pause } from '#content/account/pause.ts';
import { yourData } from '#content/account/yourData.ts';
import { overview as resumen } from '#content/es/account/overview.ts';
import { pause as pausa } from '#content/es/account/pause.ts';
import { faq as preguntas } from '#content/es/landing/faq.ts';
import { cookies as galletas } from '#content/es/legal/cookies.ts';
import { privacyNotice as avisoDePrivacidad } from '#content/es/legal/privacyNotice.ts';
import { captions } from '#content/landing/captions.ts';
import { company } from '#content/landing/company.ts';
import { contact } from '#content/landing/contact.ts';
import { cookies } from '#content/legal/cookies.ts';
import { privacyNotice } from '#content/legal/privacyNotice.ts';
import { termsOfUse } from '#content/legal/termsOfUse.ts';
import { faq } from '#content/landing/faq.ts';
import { signIn } from '#content/funnel/signIn.ts';
import { verify } from '#content/funnel/verify.ts';
import { pageDescriptions } from '#content/pages.ts';
import { limits } from '#domain/limits.ts';
import { lastDay } from '#domain/trial.ts';
import { givesAccess } from '#domain/account.ts';
import { wordsIn } from '#domain/mails/words/wordsIn.ts';
import { formatDay } from '#domain/day.ts';
import { paused, paymentFailed } from '#stories/support/sampleAccounts.ts';
import { sampleMails, sampleMailsIn } from '#stories/support/sampleMails.ts';

function codeOf(file: string): string {
  return readFileSync(path.resolve(import.meta.dirname, '../..', file), 'utf8');
}

const terms = JSON.stringify(termsOfUse);
const privacy = JSON.stringify(privacyNotice);
const answers = JSON.stringify(faq);

// Each sentence once was not true. It is compared with the constant or the code that makes it so.
describe('a sentence is true', () => {
  it('a sign-in link works on any device: another one asks once whose it is', () => {
    expect(sampleMails.signInLink.paragraphs).toContain(
      'This link works once, for a short time, on any of your devices.',
    );
    expect(verify.confirm.body).toContain('in another browser or on another device');
  });

  it('the account is free through the day before the charge', () => {
    const charge = new Date('2026-12-10T10:00:00Z');
    const line = overview.stateLines.trial(formatDay(lastDay(charge)));
    expect(line).toBe('Free through December\u00A09, 2026.');
  });

  it('the mails of an end name its last day, as the account page does, and never the day of the charge', () => {
    const { cancelled, pauseFailed } = sampleMailsIn('es');
    const days = [
      [sampleMails.cancelled, 'You can use Curbwise through November 27, 2026.', 'November 28'],
      [sampleMails.pauseFailed, 'You can use Curbwise through March 18, 2027.', 'March 19'],
      [cancelled, 'Puedes usar Curbwise hasta el 27 de noviembre de 2026 inclusive.', '28 de noviembre'],
      [pauseFailed, 'Puedes usar Curbwise hasta el 18 de marzo de 2027 inclusive.', '19 de marzo'],
    ] as const;
    for (const [{ paragraphs, facts }, last, next] of days) {
      expect(paragraphs.join(' ')).toContain(last);
      expect(JSON.stringify([paragraphs, facts])).not.toContain(next);
    }
  });

  it('one free trial for each owner and payer: both marks are kept', () => {
    expect(terms).toContain('one for each owner and for each PayPal account');
    expect(signIn.existing.comeBack).toContain('One free trial per owner');
    expect(codeOf('functions/src/checkout/recordSubscription.ts')).toContain(
      'noteTrial(transaction, { uid, email, payerId,',
    );
    expect(codeOf('functions/src/documents/offers/trials.ts')).toContain(
      'for (const ref of [...trialRefs({ uid, email }), ...payer])',
    );
  });

  it('a charge in error is refunded, as terms and answers except', () => {
    expect(terms).toContain('not refunded, except what was charged in error');
    expect(answers).toContain('unless we charged you in error');
    expect(codeOf('functions/src/cancel/refundUnused.ts')).toContain(
      'await refundUndue(context, subscription, {',
    );
  });

  it('the privacy notice names who else receives data, and what else is kept', () => {
    expect(codeOf('src/adapters/firebase/appCheck.ts')).toContain('ReCaptcha');
    expect(privacy).toContain('reCAPTCHA');
    expect(codeOf('functions/src/documents/cancellation.ts')).toContain("'reason'");
    expect(privacy).toContain('why you left');
    expect(codeOf('functions/src/calls/callable.ts')).toContain('addressOf(request)');
    expect(privacy).toContain('how many requests come from an IP address');
    expect(privacy).toContain('A mail provider');
    expect(codeOf('functions/src/mails/recordMail.ts')).toContain('if (!books?.confirmed) return;');
    expect(privacy).toContain(
      'Nobody else receives your data, except someone you ask us to send invoices to',
    );
    expect(codeOf('firestore.rules')).toContain('allow read, write: if false;');
    expect(privacy).toContain('No browser can reach the database directly');
  });

  it('the export is what its file holds, and what the answers say', () => {
    const file = codeOf('functions/src/account/exportData.ts');
    for (const part of ['account', 'subscription', 'charges', 'mails']) expect(file).toContain(` ${part}: `);
    expect(yourData.export.body).toBe('Your account, subscription, charges and emails, in one file (JSON).');
    expect(answers).toContain('You can download your account data and receipts on your account page.');
  });

  it('what stays after a deletion is the same on the account page, in its mail and in the privacy notice', () => {
    const { confirm } = yourData.remove;
    const { booksNote } = wordsIn('en').deletion;
    for (const said of [confirm.kept, booksNote, privacy])
      expect(said).toMatch(/without your name(?:,| or) email address/iu);
    const bookkeeping = codeOf('functions/src/documents/bookkeeping.ts');
    expect(bookkeeping).not.toMatch(/businessName|taxNumber|customerName|email/u);
    expect(booksNote).toContain('business name or Tax ID');
    expect(confirm.kept).toContain('what you agreed to');
    expect(privacy).toContain('what you agreed to (below)');
    // The mark of the trial is a hash, which no deletion removes.
    expect(codeOf('functions/src/documents/offers/trials.ts')).toContain('id: hashId(');
    for (const file of ['deletion', 'erase'])
      expect(codeOf(`functions/src/account/${file}.ts`)).not.toMatch(/trial/iu);
    expect(privacy).toContain(
      'a coded mark that a free trial was used, all without your name or email address',
    );
    expect(codeOf('operations/safeguards/wanted.ts')).toContain('weeks: 14');
    expect(privacy).toContain('Backups are deleted within 14 weeks.');
  });

  it('the cookies page names what one tab keeps, and logging out clears the rest', () => {
    const page = JSON.stringify(cookies);
    const code = ['unsent.ts', 'leftForGoogle.ts'].map((file) => codeOf(`src/adapters/browser/${file}`));
    for (const key of ['unsent', 'left-for-google', 'loadedAnew']) {
      expect([...code, codeOf('src/loading/lazyImport.ts')].join('\n')).toContain(`'${key}'`);
      expect(page).toContain(key);
    }
    expect(codeOf('src/adapters/browser/sessionGateway.ts')).toContain('clear: () => clearStorage(isOfSite)');
    expect(page).toContain('until you reset them or log out');
    expect(codeOf('src/adapters/firebase/firebaseApp.ts')).toContain('persistence: browserLocalPersistence');
    expect(page).toContain('keeps you signed in through your browser’s local storage');
  });

  it('steps are counted as the legal pages say: who asks is left out, nothing is stored, each for 400 days', () => {
    const sender = codeOf('src/adapters/browser/countStep.ts');
    expect(sender).not.toMatch(/cookie|localStorage|sessionStorage|indexedDB/u);
    for (const asked of ['globalPrivacyControl', 'doNotTrack']) expect(sender).toContain(asked);
    for (const header of ["'sec-gpc'", "'dnt'"])
      expect(codeOf('functions/src/calls/steps.ts')).toContain(header);
    expect(JSON.stringify(cookies)).toContain('Nothing is stored in your browser for that.');
    const counts = codeOf('functions/src/documents/counts/steps.ts');
    expect(counts).toContain('const keptDays = 400;');
    expect(counts).toContain('[step, plan, coupon, language, device, source]');
    expect(privacy).toContain(
      'for 400 days: by plan, by whether a coupon is used, by language, by phone, tablet or computer, and by the campaign or kind of site',
    );
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
    const { body } = company.groups[2].blocks[2];
    expect(body).toBe(
      `We aim for ${limits.availability.percent}% availability and an answer within ${hours} hours.`,
    );
    expect(terms).toContain(body);
  });

  it('no plan but the first subscription starts with a free trial, as a shared link says too', () => {
    expect(pageDescriptions.landing).toContain('Your first subscription starts with a free trial.');
    expect(pageDescriptions.landing).not.toContain('Every plan');
  });

  it('nobody can use the product in a pause, and no charge is said to wait for the owner', () => {
    expect(givesAccess(paused)).toBe(false);
    for (const words of [pause.form.what, sampleMails.paused.paragraphs.join(' ')])
      expect(words).toMatch(/can’t use Curbwise until (?:it|the pause) ends/u);
    for (const words of [pausa.form.what, wordsIn('es').letters.paused('Curbwise').paragraphs.join(' ')])
      expect(words).toContain('podrás usar Curbwise');
    for (const count of [0, 12]) {
      expect(pause.resume.lead(count)).toContain('next charge');
      expect(pausa.resume.lead(count)).toContain('tu siguiente cobro');
    }
  });

  it('a charge that stays unpaid ends the subscription', () => {
    expect(codeOf('functions/src/standing/commands.ts')).toContain('giveUp: cancel,');
    expect(terms).toContain('if it stays unpaid, the subscription ends');
    const failed = { interval: 'month', nextTry: null, access: true } as const;
    expect(wordsIn('en').letters.paymentFailed('Curbwise', failed).paragraphs[0]).toContain('will end');
    expect(wordsIn('es').letters.paymentFailed('Curbwise', failed).paragraphs[0]).toContain('terminará');
    expect(overview.paymentFailed.noTry).toContain('will end');
    expect(resumen.paymentFailed.noTry).toContain('terminará');
  });

  it('an owner can keep selling after a failed charge, until the subscription ends', () => {
    expect(givesAccess(paymentFailed)).toBe(true);
    for (const { paragraphs } of [sampleMails.paymentFailed, sampleMails.paymentFailedForTheLastTime])
      expect(paragraphs.join(' ')).toContain('you can keep selling');
  });

  it('the notices name what is loaded and what the export holds', () => {
    expect(codeOf('src/adapters/firebase/appCheck.ts')).toContain('ReCaptcha');
    for (const page of [cookies, galletas]) expect(JSON.stringify(page)).toContain('reCAPTCHA');
    const file = codeOf('functions/src/account/exportData.ts');
    for (const part of ['checkouts', 'charges', 'couponsUsed', 'mails']) expect(file).toContain(` ${part}: `);
    for (const word of ['checkouts', 'charges', 'refunds', 'coupons', 'emails we sent'])
      expect(privacy).toContain(word);
    const aviso = JSON.stringify(avisoDePrivacidad);
    for (const word of ['cobros', 'reembolsos', 'cupones', 'correos que te enviamos'])
      expect(aviso).toContain(word);
  });

  it('no answer says who processes cards: only the founder can', () => {
    expect(answers).not.toMatch(/own processor|process cards/u);
    expect(JSON.stringify(preguntas)).not.toMatch(/propio procesador|procesamos tarjetas/u);
  });
});
