import { defaultBrand } from '#domain/brand.ts';
import { languageFor } from '#domain/languageRule.ts';
import { htmlText } from '#domain/mails/htmlMail.ts';
import { plainText } from '#domain/mails/plainMail.ts';
import { signInMail } from '#domain/mails/signInMail.ts';
import { pathIn, paths } from '#domain/paths.ts';
import type { EmulatorAccounts, MailedCode } from '../auth/accounts.ts';
import type { InboxMessage } from './message.ts';

/** The messages that the Auth emulator would have e-mailed, including those with a used link. */
export type AuthEmulatorMessages = ReturnType<typeof authEmulatorMessages>;

/** Reads the emulator's codes as messages. `siteUrl` replaces the address of links that lead to the emulator itself. */
export function authEmulatorMessages(options: {
  accounts: Pick<EmulatorAccounts, 'mailedCodes'>;
  siteUrl: string;
  now?: () => Date;
}) {
  const { accounts, siteUrl, now = () => new Date() } = options;
  const seen = new Map<string, InboxMessage>();
  /** Polls for new codes. The emulator does not date a code, so its time is that of the poll that first found it. */
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
  return {
    id: `code-${code.oobCode}`,
    to: code.newEmail ?? code.email,
    received: received.toISOString(),
    ...wording(code, siteUrl),
  };
}

const kinds = {
  EMAIL_SIGNIN: { shown: 'sign-in-link', mailed: 'signIn' },
  PASSWORD_RESET: { shown: 'password-reset', mailed: 'resetPassword' },
} as const;

function wording(code: MailedCode, siteUrl: string) {
  const { requestType, oobLink } = code;
  if (requestType !== 'EMAIL_SIGNIN' && requestType !== 'PASSWORD_RESET')
    return {
      kind: 'mail' as const,
      subject: `Firebase: ${requestType.toLowerCase().replaceAll('_', ' ')}`,
      links: [oobLink],
      text: `Firebase would have sent this link:\n${oobLink}`,
      html: null,
    };
  const { shown, mailed } = kinds[requestType];
  const link = requestType === 'EMAIL_SIGNIN' ? oobLink : resetLink(code, siteUrl);
  const { name: product, ...addresses } = defaultBrand;
  const language = languageFor({ address: new URL(oobLink) });
  const accountUrl = new URL(pathIn(language, paths.account), siteUrl).href;
  const mail = signInMail({
    language,
    brand: { product, ...addresses },
    accountUrl,
    kind: mailed,
    link,
  });
  return { kind: shown, subject: mail.subject, links: [link], text: plainText(mail), html: htmlText(mail) };
}

// The emulator's own reset link returns JSON; the real service's leads to the site's action page.
function resetLink(code: MailedCode, siteUrl: string): string {
  const { searchParams: sent } = new URL(code.oobLink);
  const link = new URL(paths.verifyEmail, siteUrl);
  link.searchParams.set('mode', 'resetPassword');
  link.searchParams.set('oobCode', code.oobCode);
  for (const name of ['apiKey', 'continueUrl', 'lang']) {
    const value = sent.get(name);
    if (value !== null) link.searchParams.set(name, value);
  }
  return link.href;
}
