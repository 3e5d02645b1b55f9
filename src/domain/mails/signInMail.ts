import { mailFrom, type MailSender, type MailText } from './mail.ts';

/**
 * The message with the link that signs an owner in, or that leads to a new password. In production Firebase sends both, in the words
 * of its own templates; the sandbox sends these.
 */
export function signInMail(about: MailSender & { kind: 'signIn' | 'resetPassword'; link: string }): MailText {
  const { brand, kind, link } = about;
  const signIn = kind === 'signIn';
  return mailFrom(about, {
    subject: signIn ? `Sign in to ${brand.product}` : `Reset your ${brand.product} password`,
    headline: signIn ? `Sign in to ${brand.product}` : 'Choose a new password',
    paragraphs: [
      'Hello,',
      signIn
        ? 'Follow this link to sign in. It works once, in the browser that asked for it.'
        : 'Follow this link to choose a new password. It works once.',
      'If you did not ask for it, you need to do nothing.',
    ],
    facts: [],
    button: { label: signIn ? 'Sign in' : 'Choose a password', href: link },
  });
}
