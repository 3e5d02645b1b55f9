import { language, languages } from '#domain/language.ts';
import { termsVersion } from '#domain/terms.ts';
import { nullable, whole } from './codec.ts';
import { moment, oneOf, text } from './values.ts';

/** What an owner was shown beside the way to pay or to consent, as it is stored (decisions/WhatWasAgreed.mdx). */
export const agreement = whole(
  {
    text: nullable('text', text),
    termsVersion: nullable('terms_version', text),
    shownAt: nullable('shown_at', moment),
    language: nullable('language', oneOf(languages)),
  },
  {},
);

/** What an owner was shown, with the version of the terms, the moment and the language. */
export type StoredAgreement = NonNullable<ReturnType<typeof agreement.decode>>;

/** The agreement to a sentence that is shown now. */
export function agreementShown(sentence: string, now: Date): StoredAgreement {
  return { text: sentence, termsVersion, shownAt: now, language };
}

/** Whether both say the same in the same version of the terms, whenever they were shown. */
export function sameAgreement(one: StoredAgreement | null, other: StoredAgreement | null): boolean {
  return one?.text === other?.text && one?.termsVersion === other?.termsVersion;
}
