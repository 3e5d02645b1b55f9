import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { readSignUpChoice, type SignUpChoice } from '#domain/choice.ts';
import { baseCurrency } from '#domain/currency.ts';
import { limits } from '#domain/limits.ts';

/** The initial values of the calculator: the popular plan (R-PRICING-YEARLY, R-PRICE-DEVICES, R-CURRENCY-LIST). */
export const firstChoice = {
  plan: 'Yearly',
  posDevices: limits.posDevices.initial,
  currency: baseCurrency,
} as const satisfies SignUpChoice;

/** The calculator's field values, read from the DOM, which keeps a choice made before hydration. */
export function usePriceChoice(): {
  /** Ref of the element around the fields. */
  root: RefObject<HTMLDivElement | null>;
  choice: Required<SignUpChoice>;
  /** Reads the fields again. */
  handleChange: () => void;
} {
  const root = useRef<HTMLDivElement>(null);
  const [choice, setChoice] = useState<Required<SignUpChoice>>(firstChoice);
  const [handleChange] = useState(() => () => {
    const query = new URLSearchParams();
    root.current
      ?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]:not([type="radio"]:not(:checked))')
      .forEach(({ name, value }) => query.set(name, value));
    // While the number of devices is incomplete, the last valid number is kept.
    setChoice((last) => ({ ...last, ...readSignUpChoice(query) }));
  });
  useLayoutEffect(handleChange, [handleChange]);
  return { root, choice, handleChange };
}
