import { funnel, unexpectedError, errorMessage } from '#content/index.ts';
import { change } from '#content/account/change.ts';
import { leaving } from '#content/account/leaving.ts';
import { overview } from '#content/account/overview.ts';
import { pause } from '#content/account/pause.ts';
import { receipts } from '#content/account/receipts.ts';
import { yourData } from '#content/account/yourData.ts';
import { contact } from '#content/landing/contact.ts';
import { faq } from '#content/landing/faq.ts';
import { features } from '#content/landing/features.ts';
import { footer } from '#content/landing/footer.ts';
import { header } from '#content/landing/header.ts';
import { hero } from '#content/landing/hero.ts';
import { howItWorks } from '#content/landing/howItWorks.ts';
import { pricing } from '#content/landing/pricing.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { AppError } from '#domain/errors.ts';
import { posDevicesMessages } from '#domain/posDevicesMessages.ts';
import { registrationMessages } from '#domain/registrationMessages.ts';

/** The notation of a text's variable parts in rules. */
const variables = { message: '{message}', code: '{code}', name: '{name}' };

const landing = [header, hero, features, howItWorks, pricing, faq, contact, footer];

const account = [overview, pause, receipts, change, leaving, yourData];

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Every text of the screens and the landing page: labels, sentences, refusals. */
export function shownTexts(): Set<string> {
  const errors = errorCodes.map((code) => errorMessage(new AppError(code, { details: variables })));
  return new Set([
    ...textsIn([funnel, unexpectedError, registrationMessages, posDevicesMessages, landing, account]),
    ...errors,
  ]);
}
