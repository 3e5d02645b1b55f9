import { funnel, unexpected, wordsFor } from '#content/index.ts';
import { AppError, errorCodes } from '#domain/errors.ts';
import { registrationMessages } from '#domain/registration.ts';

/** What the specification writes where a text has a gap. */
const gaps = { message: '{message}', code: '{code}', name: '{name}' };

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Every text of the sign-up area as the screens have it: labels, sentences, refusals. */
export function shownTexts(): Set<string> {
  const errors = errorCodes.map((code) => wordsFor(new AppError(code, { details: gaps })));
  return new Set([...textsIn([funnel, unexpected, registrationMessages]), ...errors]);
}
