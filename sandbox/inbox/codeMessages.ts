import type { EmulatorAccounts, MailedCode } from '../auth/accounts.ts';
import type { InboxMessage } from './message.ts';

/** The messages the Auth emulator would have mailed, including those whose link has been used since. */
export interface CodeMessages {
  list(): Promise<InboxMessage[]>;
  /** Notices new ones; the emulator does not say when it made a code, so the first sight counts. */
  look(): Promise<void>;
  forget(): void;
}

/** Watches the emulator's codes. `siteUrl` is where links lead that the emulator itself answers with a dead end. */
export function codeMessages(options: {
  accounts: EmulatorAccounts;
  siteUrl: string;
  now?: () => Date;
}): CodeMessages {
  const { accounts, siteUrl, now = () => new Date() } = options;
  const seen = new Map<string, InboxMessage>();
  const look = async () => {
    for (const code of await accounts.mailedCodes()) {
      if (!seen.has(code.oobCode)) seen.set(code.oobCode, messageOf(code, siteUrl, now()));
    }
  };
  return {
    look,
    async list() {
      await look();
      return [...seen.values()];
    },
    forget: () => seen.clear(),
  };
}

function messageOf(code: MailedCode, siteUrl: string, received: Date): InboxMessage {
  const { kind, subject, text, link } = wording(code, siteUrl);
  return {
    id: `code-${code.oobCode}`,
    to: code.email,
    subject,
    kind,
    received: received.toISOString(),
    links: [link],
    text: `${text}\n${link}`,
    html: null,
  };
}

function wording(code: MailedCode, siteUrl: string) {
  if (code.requestType === 'EMAIL_SIGNIN') {
    return {
      kind: 'sign-in-link' as const,
      subject: 'Sign in to Curbwise',
      text: 'Follow this link to sign in:',
      link: code.oobLink,
    };
  }
  if (code.requestType === 'PASSWORD_RESET') {
    return {
      kind: 'password-reset' as const,
      subject: 'Reset your Curbwise password',
      text: 'Follow this link to choose a new password:',
      link: resetLink(code, siteUrl),
    };
  }
  return {
    kind: 'mail' as const,
    subject: `Firebase: ${code.requestType.toLowerCase().replaceAll('_', ' ')}`,
    text: 'Firebase would have sent this link:',
    link: code.oobLink,
  };
}

// The emulator answers its own reset link with JSON; the real service sends people to the site's action page.
function resetLink(code: MailedCode, siteUrl: string): string {
  const link = new URL('/sign-up/verify-email', siteUrl);
  link.searchParams.set('mode', 'resetPassword');
  link.searchParams.set('oobCode', code.oobCode);
  for (const name of ['apiKey', 'lang']) {
    const value = new URL(code.oobLink).searchParams.get(name);
    if (value !== null) link.searchParams.set(name, value);
  }
  return link.href;
}
