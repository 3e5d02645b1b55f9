import { startTransition, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { readSignUpChoice, type SignUpChoice } from '#domain/choice.ts';
import { baseCurrency } from '#domain/currency.ts';
import { limits } from '#domain/limits.ts';
import { planNameFrom } from '#domain/plan.ts';

/** The initial values of the calculator, those of the sign-up (R-PLANS-QUERY, R-PRICE-DEVICES, R-CURRENCY-LIST). */
export const firstChoice = {
  plan: planNameFrom(undefined),
  posDevices: limits.posDevices.initial,
  currency: baseCurrency,
} as const satisfies SignUpChoice;

/** The calculator's field values, read from the DOM, which keeps a choice made before hydration. */
export function usePriceChoice(): {
  /** Ref of the element around the fields. */
  root: RefObject<HTMLDivElement | null>;
  choice: Required<SignUpChoice>;
  /** Reads the fields again. The pressed control, which shows its state by itself, is painted before the new prices. */
  handleChange: () => void;
  /** Reads the fields and renders the choice before it returns: the way on must not carry the choice before the last press. */
  settle: () => void;
} {
  const root = useRef<HTMLDivElement>(null);
  const [choice, setChoice] = useState<Required<SignUpChoice>>(firstChoice);
  const [read] = useState(() => () => {
    const query = new URLSearchParams();
    root.current
      ?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]:not([type="radio"]:not(:checked))')
      .forEach(({ name, value }) => query.set(name, value));
    // While the number of devices is incomplete, the last valid number is kept.
    setChoice((last) => ({ ...last, ...readSignUpChoice(query) }));
  });
  useLayoutEffect(read, [read]);
  return { root, choice, handleChange: () => startTransition(read), settle: () => flushSync(read) };
}
