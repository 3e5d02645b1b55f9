import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { ownNumbersCalculator as words } from '#content/landing/ownNumbers.ts';
import type { MinorUnits } from '#domain/money.ts';
import { parseAmount } from '#domain/ownNumbers.ts';

/** The typed profit, read from the DOM so that text typed before hydration is kept. */
export function useOwnProfit(): {
  /** Ref of the field. */
  field: RefObject<HTMLInputElement | null>;
  /** Null while the number is missing or cannot be read. */
  profit: MinorUnits | null;
  /** Whether the number is still the example's. */
  isExample: boolean;
  /** What is wrong with the number, after the field was left. */
  error: string | undefined;
  handleChange: () => void;
  handleBlur: () => void;
} {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>(words.example);
  const [left, setLeft] = useState(false);
  const [handleChange] = useState(() => () => setTyped(field.current?.value ?? ''));
  useLayoutEffect(handleChange, [handleChange]);
  const read = parseAmount(typed);
  return {
    field,
    profit: 'value' in read ? read.value : null,
    isExample: typed === words.example,
    error: left && 'problem' in read ? words.errors[read.problem] : undefined,
    handleChange,
    handleBlur: () => setLeft(true),
  };
}
