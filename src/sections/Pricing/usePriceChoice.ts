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

/** What is chosen on a form with the fields of a `Choice`, read back from the page so that nothing chosen early is lost. */
export function usePriceChoice(): {
  form: RefObject<HTMLFormElement | null>;
  choice: Required<Choice>;
  /** Reads the form again. */
  handleChange: () => void;
} {
  const form = useRef<HTMLFormElement>(null);
  const [choice, setChoice] = useState<Required<Choice>>(firstChoice);
  const [handleChange] = useState(() => () => {
    if (!form.current) return;
    const query = new URLSearchParams();
    new FormData(form.current).forEach((value, name) => {
      if (typeof value === 'string') query.set(name, value);
    });
    setChoice({ ...firstChoice, ...readChoice(query) });
  });
  useLayoutEffect(handleChange, [handleChange]);
  return { form, choice, handleChange };
}
