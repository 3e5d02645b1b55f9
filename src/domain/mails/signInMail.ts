import { mailFrom, type MailSender, type MailText } from './mail.ts';
import { wordsIn } from './words/wordsIn.ts';

/** A message with a sign-in or reset link, in the sandbox: in production Firebase has its own templates. */
export function signInMail(about: MailSender & { kind: 'signIn' | 'resetPassword'; link: string }): MailText {
  const { brand, kind, link, language } = about;
  const { action, ...letter } = wordsIn(language).letters[kind](brand.product);
  return mailFrom(about, { kind, ...letter, facts: [], button: { label: action, href: link } });
}
