import { mailFrom, type MailSender, type MailText } from './mail.ts';
import { wordsIn } from './words/wordsIn.ts';

/** Tells an owner that the subscription approved at PayPal was canceled instead of started, and that no charge is kept. */
export function notOpenedMail(
  about: MailSender & {
    /** Whether the payer has had a free trial; otherwise it could not be started. */
    trialUsed: boolean;
    /** The owner's name as typed; null if it is no longer known. */
    name: string | null;
    truckName: string;
  },
): MailText {
  const { trialUsed, brand, language } = about;
  const letter = wordsIn(language).letters.notOpened(brand.product, trialUsed);
  return mailFrom(about, { kind: 'notOpened', ...letter, facts: [] });
}
