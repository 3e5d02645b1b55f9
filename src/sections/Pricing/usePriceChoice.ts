import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { readChoice, type Choice } from '#domain/choice.ts';
import { baseCurrency } from '#domain/currency.ts';
import { limits } from '#domain/limits.ts';

/** What the calculator begins with (specification section 9, "Pricing rules"). */
export const firstChoice = {
  plan: 'Monthly',
  devices: limits.posDevices.initial,
  currency: baseCurrency,
} as const satisfies Choice;

/** What is chosen in fields named like a `Choice`, read back from the page so that nothing chosen early is lost. */
export function usePriceChoice(): {
  /** Goes on what the fields stand in. */
  root: RefObject<HTMLDivElement | null>;
  choice: Required<Choice>;
  /** Reads the fields again. */
  handleChange: () => void;
} {
  const root = useRef<HTMLDivElement>(null);
  const [choice, setChoice] = useState<Required<Choice>>(firstChoice);
  const [handleChange] = useState(() => () => {
    const query = new URLSearchParams();
    root.current
      ?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]:not([type="radio"]:not(:checked))')
      .forEach(({ name, value }) => query.set(name, value));
    setChoice({ ...firstChoice, ...readChoice(query) });
  });
  useLayoutEffect(handleChange, [handleChange]);
  return { root, choice, handleChange };
}
