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

/** The values of the fields of a `Choice`, read from the DOM so that a choice made before hydration is kept. */
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
    // A half-typed number leaves out the devices: the last valid number stays.
    setChoice((last) => ({ ...last, ...readSignUpChoice(query) }));
  });
  useLayoutEffect(handleChange, [handleChange]);
  return { root, choice, handleChange };
}
