import { mailFrom, type MailSender, type MailText } from './mail.ts';
import { wordsIn } from './words/wordsIn.ts';

/**
 * The message with a sign-in link or a password reset link. In production Firebase sends both from its own templates; the
 * sandbox sends these.
 */
export function signInMail(about: MailSender & { kind: 'signIn' | 'resetPassword'; link: string }): MailText {
  const { brand, kind, link, language } = about;
  const { action, ...letter } = wordsIn(language).letters[kind](brand.product);
  return mailFrom(about, { kind, ...letter, facts: [], button: { label: action, href: link } });
}
