import { useLayoutEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';
import { ownNumbersCalculator as words } from '#content/landing/ownNumbers.ts';
import { readAmount, readWeeks, type OwnNumbers, type ReadNumber } from '#domain/ownNumbers.ts';

/** Name of a number that can be put in. */
export type OwnNumberName = keyof OwnNumbers;

type Typed = Readonly<Record<OwnNumberName, string>>;

const readers: Readonly<Record<OwnNumberName, (typed: string) => ReadNumber>> = {
  revenue: readAmount,
  costs: readAmount,
  weeks: readWeeks,
};

/** The fields in the order they are asked for. */
export const ownNumberNames = ['revenue', 'costs', 'weeks'] as const satisfies readonly OwnNumberName[];

function typedIn(root: HTMLElement): Typed {
  const text = (name: OwnNumberName) =>
    root.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value ?? '';
  return { revenue: text('revenue'), costs: text('costs'), weeks: text('weeks') };
}

function numbersFrom(typed: Typed): OwnNumbers | null {
  const [revenue, costs, weeks] = ownNumberNames.map((name) => readers[name](typed[name]));
  if (!revenue || !costs || !weeks) return null;
  if (!('value' in revenue) || !('value' in costs) || !('value' in weeks)) return null;
  return { revenue: revenue.value, costs: costs.value, weeks: weeks.value };
}

/** What an owner has put in, read back from the page so that nothing typed early is lost. */
export function useOwnNumbers(): {
  /** Goes on what the fields stand in. */
  root: RefObject<HTMLDivElement | null>;
  /** Null while a number is missing or cannot be read. */
  numbers: OwnNumbers | null;
  /** Whether these are still the example's. */
  isExample: boolean;
  /** What is wrong with a field, once it has been left. */
  errorOf: (name: OwnNumberName) => string | undefined;
  handleChange: () => void;
  handleBlur: (event: FocusEvent) => void;
} {
  const root = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<Typed>(words.example);
  const [visited, setVisited] = useState<readonly string[]>([]);
  const [handleChange] = useState(() => () => {
    if (root.current) setTyped(typedIn(root.current));
  });
  useLayoutEffect(handleChange, [handleChange]);
  return {
    root,
    numbers: numbersFrom(typed),
    isExample: ownNumberNames.every((name) => typed[name] === words.example[name]),
    errorOf: (name) => {
      const read = readers[name](typed[name]);
      return visited.includes(name) && 'problem' in read ? words.errors[name][read.problem] : undefined;
    },
    handleChange,
    handleBlur: ({ target }) => {
      const name = target.getAttribute('name');
      if (name && !visited.includes(name)) setVisited([...visited, name]);
    },
  };
}
