import { languages } from '#domain/language.ts';
import { nullable, whole } from './codec.ts';
import { moment, oneOf, text } from './values.ts';

/** What an owner saw beside the button that pays or consents, as it is stored (decisions/WhatWasAgreed.mdx). */
export const agreement = whole({
  text: nullable('text', text),
  termsVersion: nullable('terms_version', text),
  shownAt: nullable('shown_at', moment),
  language: nullable('language', oneOf(languages)),
});

/** What an owner saw, with the version of the terms, the moment and the language. */
export type StoredAgreement = NonNullable<ReturnType<typeof agreement.decode>>;
