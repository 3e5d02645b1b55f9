import { expect, it } from 'vitest';
import type { MailText } from '#domain/mails/mail.ts';
import { mailKinds, truckOf } from '#domain/mails/mailTrucks.ts';
import { reportMails, sampleMails } from '#stories/support/sampleMails.ts';

const mails = Object.entries<MailText>(sampleMails);

const off =
  /couldn’t start|has ended|ended with it|can’t use|is suspended|is paused|no longer paid for|we canceled it/u;

/** Whether a message says that the service is off: not begun, over, suspended, paused or no longer paid for. */
function saysOff({ subject, paragraphs }: MailText): boolean {
  const said = [subject, ...paragraphs].join(' ');
  return off.test(said) && !/You can use \w+ through/u.test(said);
}

it('finds the messages that say that the service is off', () => {
  const { suspended, trialUsed, reversal, cancelled, receipt } = sampleMails;
  expect([suspended, trialUsed, reversal, cancelled, receipt].map(saysOff)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

it('every kind of message has a sample', () => {
  const kinds = [...mails.map(([, { kind }]) => kind), reportMails.week.kind];
  expect([...new Set<string>(kinds)].toSorted()).toEqual(mailKinds.toSorted());
});

it.each(mails)('%s shows no truck with its shutter up if it says that the service is off', (_, mail) => {
  expect(saysOff(mail) && ['open', 'trouble'].includes(mail.truck?.state ?? '')).toBe(false);
});

it.each(mailKinds)('%s shows no shutter up without access', (kind) => {
  expect([null, 'stopped', 'paused', 'ended']).toContain(truckOf(kind, false));
});

it('asks for a payment with the lamp amber, and is open while the service is on', () => {
  const { confirmation, receipt, cancelled, pauseFailed, paymentFailed, disputed, suspended } = sampleMails;
  const stateOf = ({ truck }: MailText) => truck?.state;
  expect([confirmation, receipt, cancelled].map(stateOf)).toEqual(['open', 'open', 'open']);
  expect([pauseFailed, paymentFailed, disputed].map(stateOf)).toEqual(['trouble', 'trouble', 'trouble']);
  expect(stateOf(suspended)).toBe('stopped');
});
