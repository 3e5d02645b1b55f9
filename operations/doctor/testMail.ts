import { randomUUID } from 'node:crypto';
import { automaticHeaders, findMail, mails } from '#functions/documents/mail.ts';
import { hostOf } from '../project/target.ts';
import { broken, ok, type Finding } from './finding.ts';
import type { DoctorContext } from './context.ts';

/** The name of this file's only check. */
export const deliveryCheck = 'mail: delivery';

/** The extension may need a minute to start. */
const patience = { looks: 60, every: 2000 } as const;

/** The mail server's answer without what may name an account: words with an address, a value or a key. */
const masked = (answer: string) =>
  answer
    .split(/\s+/u)
    .map((word) => (/[@=/]/u.test(word) || word.length > 20 ? '…' : word))
    .join(' ')
    .slice(0, 160);

function cureOf(answer: string, { project }: DoctorContext['target']): string {
  return /\b53[045]\b|Invalid login/u.test(answer)
    ? `npx firebase functions:secrets:set SMTP_PASSWORD --project ${project}, then deploy`
    : `look at SMTP_CONNECTION_URI and DEFAULT_FROM in extensions/firestore-send-email.env.${project}, then deploy`;
}

/** Lets the extension send a message for alerts, waits for the mail server's answer and removes the document. */
export async function testMail({
  store,
  target,
  now,
  waitForMail: wait,
}: Pick<DoctorContext, 'store' | 'target' | 'now' | 'waitForMail'>): Promise<Finding[]> {
  const { 'alert-email': forAlerts, 'support-email': support = '' } = target.settings;
  const id = `doctor-${randomUUID()}`;
  const subject = `Test message of ${hostOf(target)}`;
  const text = 'The doctor has sent this message. Your mail settings work, and alerts reach this mailbox.';
  await store.create(mails.ref(id), {
    to: [forAlerts ?? support],
    created: now(),
    headers: automaticHeaders,
    message: { subject, text },
  });
  try {
    let state: string | null = null;
    for (let look = 0; look < patience.looks; look += 1) {
      await wait?.(patience.every);
      const delivery = (await findMail(store, id))?.delivery;
      state = delivery?.state ?? null;
      if (state === 'SUCCESS') {
        return [ok(deliveryCheck, 'the mail server has taken a test message to the address for alerts')];
      }
      if (state === 'ERROR') {
        const answer = delivery?.error ?? 'no answer';
        const said = `the mail server refuses a test message: ${masked(answer)}`;
        return [broken(deliveryCheck, said, cureOf(answer, target))];
      }
    }
    const log = `npx firebase functions:log --only ext-firestore-send-email-processQueue --project ${target.project}`;
    return [
      state
        ? broken(deliveryCheck, `a test message is still ${state} after two minutes`, log)
        : broken(
            deliveryCheck,
            'no extension has picked a test message up in two minutes',
            `look at the line 'Firebase: mail extension'; ${log}`,
          ),
    ];
  } finally {
    await store.delete(mails.ref(id));
  }
}
