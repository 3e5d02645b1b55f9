import { paths } from '#domain/paths.ts';
import type { EmulatorAccounts, MailedCode } from '../auth/accounts.ts';
import type { InboxMessage } from './message.ts';

/** The messages the Auth emulator would have mailed, including those whose link has been used since. */
export interface AuthEmulatorMessages {
  list(): Promise<InboxMessage[]>;
  /** Reads new codes. The emulator does not date a code, so the time of the first poll counts. */
  poll(): Promise<void>;
  clear(): void;
}

/** Reads the emulator's codes as messages. `siteUrl` replaces the address of links that the emulator answers itself. */
export function authEmulatorMessages(options: {
  accounts: EmulatorAccounts;
  siteUrl: string;
  now?: () => Date;
}): AuthEmulatorMessages {
  const { accounts, siteUrl, now = () => new Date() } = options;
  const seen = new Map<string, InboxMessage>();
  const poll = async () => {
    for (const code of await accounts.mailedCodes()) {
      if (!seen.has(code.oobCode)) seen.set(code.oobCode, messageOf(code, siteUrl, now()));
    }
  };
  return {
    poll,
    async list() {
      await poll();
      return [...seen.values()];
    },
    clear: () => seen.clear(),
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
  const link = new URL(paths.verifyEmail, siteUrl);
  link.searchParams.set('mode', 'resetPassword');
  link.searchParams.set('oobCode', code.oobCode);
  for (const name of ['apiKey', 'lang']) {
    const value = new URL(code.oobLink).searchParams.get(name);
    if (value !== null) link.searchParams.set(name, value);
  }
  return link.href;
}
