import { describe, expect, it } from 'vitest';
import { deletedMail } from '#domain/mails/deletedMail.ts';
import { mailFields, mails } from '#functions/documents/mail.ts';
import { finishInterrupted } from '#functions/jobs/finishInterrupted.ts';
import { isFields } from '#functions/store/Store.ts';
import { startLightServer } from './lightServer.ts';

const hour = 3_600_000;
type Answer = 'takes it' | 'Error: Message failed: 421 try again' | 'dies' | 'is not called';

/**
 * The extension's own rules (firestore-send-email 0.2.4): it is called with each change of a document, tries a new message and
 * one in `RETRY`, and never goes back to one that failed or that it has begun.
 */
function extension(answers: (now: Date) => Answer) {
  const server = startLightServer();
  const ref = mails.ref('deleted');
  const about = { ended: null, books: false, agreementsUntil: null };
  const text = deletedMail({ language: 'en', brand: server.brand, siteUrl: server.siteUrl, ...about });
  const seen = { tries: 0, document: '' };
  const stateOf = async () => {
    const delivery = (await server.store.get(ref))?.['delivery'];
    return isFields(delivery) ? (delivery['state'] ?? null) : null;
  };
  const become = (state: string, error: string | null = null) =>
    server.store.update(ref, [
      { path: ['delivery', 'state'], value: state },
      { path: ['delivery', 'error'], value: error },
    ]);
  const changed = async (): Promise<void> => {
    const document = JSON.stringify(await server.store.get(ref));
    if (document === seen.document) return;
    seen.document = document;
    const answer = answers(server.now());
    const state = await stateOf();
    if (answer === 'is not called' || state === 'SUCCESS' || state === 'ERROR' || state === 'PROCESSING')
      return;
    seen.tries += 1;
    await become('PROCESSING');
    if (answer !== 'dies')
      await become(answer === 'takes it' ? 'SUCCESS' : 'ERROR', answer === 'takes it' ? null : answer);
    seen.document = JSON.stringify(await server.store.get(ref));
  };
  return {
    seen,
    errors: () => server.lines.filter((line) => line.includes('an e-mail was not sent within a day')),
    /** Writes the message, and lets the hours pass with a run of the job in each five minutes. */
    after: async (hours: number) => {
      const end = server.now().getTime() + hours * hour;
      await server.store.set(
        ref,
        mailFields({ to: 'owner@example.com', uid: 'uid', now: server.now() }, text),
      );
      await changed();
      while (server.now().getTime() < end) {
        server.advanceClock(hour / 12);
        await finishInterrupted(server);
        await changed();
      }
      return stateOf();
    },
  };
}

describe('an e-mail that was not sent at first', () => {
  const first = new Date('2026-03-01T12:00:00Z').getTime();
  const for4Hours = (failure: Answer) =>
    extension((now) => (now.getTime() < first + 4 * hour ? failure : 'takes it'));

  it.each(['Error: Message failed: 421 try again', 'dies', 'is not called'] as const)(
    'is sent within hours after the extension %s',
    async (failure) => {
      expect(await for4Hours(failure).after(9)).toBe('SUCCESS');
    },
  );

  it.each([
    ['is given up after a day of seldom tries', 'Error: Message failed: 421 try again', 10],
    [
      'is not tried again if its receiver was refused for good',
      "Error: Can't send mail - all recipients were rejected: 550 5.1.1 no such user",
      1,
    ],
    ['is not sent twice', 'takes it', 1],
  ])('%s', async (_what, answer, most) => {
    const sender = extension(() => answer as Answer);
    await sender.after(72);
    expect(sender.seen.tries).toBeLessThanOrEqual(most);
  });

  it.each([
    ['is not called', 1],
    ['dies', 1],
    ['Error: Message failed: 421 try again', 1],
    // The extension itself has logged it.
    ["Error: Can't send mail - all recipients were rejected: 550 5.1.1 no such user", 0],
    ['takes it', 0],
  ])('is an error in the log once it is given up: the extension %s', async (answer, errors) => {
    const sender = extension(() => answer as Answer);
    await sender.after(72);
    expect(sender.errors()).toHaveLength(errors);
  });
});
