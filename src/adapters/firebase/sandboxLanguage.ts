import { language } from '#domain/language.ts';

/**
 * The address that a link in an e-mail leads back to. In the sandbox it contains the page's language: Firebase gets it as
 * `languageCode`, but its emulator ignores that, and the sandbox's inbox writes its e-mails by this address.
 */
export function withSandboxLanguage(address: string): string {
  if (import.meta.env.MODE !== 'sandbox' || language === 'en') return address;
  const told = new URL(address);
  told.searchParams.set('lang', language);
  return told.href;
}
