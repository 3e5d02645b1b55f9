import type { agreementWords as english } from '../agreementWords.ts';
import type { Translated } from '../translated.ts';

const everyPeriod = { month: 'cada mes', year: 'cada año' } as const;

/** The sentence that an owner accepts when they subscribe or consent to a change. */
export const agreementWords: Translated<typeof english> = {
  sentence: (amount, interval, day) =>
    `Aceptas pagar ${amount} ${everyPeriod[interval]}, a partir del ${day}, hasta que canceles.`,
};
