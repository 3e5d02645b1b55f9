import { language } from '#domain/language.ts';

/**
 * The address that a link in an e-mail leads back to. In the sandbox it names the page's language: Firebase is told it by
 * `languageCode`, which its emulator does not read, and the sandbox's inbox writes its letters by it.
 */
export function withSandboxLanguage(address: string): string {
  if (import.meta.env.MODE !== 'sandbox' || language === 'en') return address;
  const told = new URL(address);
  told.searchParams.set('lang', language);
  return told.href;
}
