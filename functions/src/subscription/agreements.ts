import { agreementOfQuote, type AgreementWording } from '#domain/agreement.ts';
import { agreementWords as english } from '#domain/agreementWords.ts';
import { dayIn } from '#domain/day.ts';
import { agreementWords as spanish } from '#domain/es/agreementWords.ts';
import { locales, type Language } from '#domain/language.ts';
import type { Quote } from '#domain/quote.ts';
import { termsVersion } from '#domain/terms.ts';
import type { StoredAgreement } from '../documents/format/subscriptionFields.ts';

/** The site's wording of the agreement in each language. */
export const wordings: Readonly<Record<Language, AgreementWording>> = {
  en: { words: english, day: dayIn(locales.en) },
  es: { words: spanish, day: dayIn(locales.es) },
};

export function agreementShown(sentence: string, language: Language, now: Date): StoredAgreement {
  return { text: sentence, termsVersion, shownAt: now, language };
}

/** The agreement to a quote shown now, as it is stored; null if the quote never charges anything. */
export function quoteShown(quote: Quote, language: Language, now: Date): StoredAgreement | null {
  const sentence = agreementOfQuote(quote, now, wordings[language]);
  return sentence === null ? null : agreementShown(sentence, language, now);
}

/** Whether both agreements say the same, in the same version of the terms. */
export function sameAgreement(one: StoredAgreement | null, other: StoredAgreement | null): boolean {
  return one?.text === other?.text && one?.termsVersion === other?.termsVersion;
}
