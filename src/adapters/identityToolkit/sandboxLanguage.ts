import type { Language } from '#domain/language.ts';

/**
 * The return URL of a link in an e-mail. In the sandbox it contains the page's language: Firebase receives the language with
 * the request, but its emulator ignores that, and the sandbox's inbox reads the language from this URL.
 */
export function withSandboxLanguage(address: string, language: Language): string {
  if (import.meta.env.MODE !== 'sandbox' || language === 'en') return address;
  const told = new URL(address);
  told.searchParams.set('lang', language);
  return told.href;
}
