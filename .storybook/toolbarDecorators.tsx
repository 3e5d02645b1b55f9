import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { isCurrency } from '#domain/currency.ts';
import { loadLanguage } from './chosenLanguage.ts';
import type { InCurrency } from './inCurrency.ts';
import { keepLong } from './longText.ts';
import { reduceMotion } from './reducedMotion.ts';

/** Applies the toolbar's currency to stories that define their args for it; see `inCurrency`. */
export const withCurrency: Decorator = (Story, { parameters, globals, args }) => {
  const currency: unknown = globals['currency'];
  const argsIn = parameters['inCurrency'] as InCurrency | undefined;
  if (!argsIn || !isCurrency(currency) || currency === 'USD') return <Story />;
  return Story({ args: { ...args, ...argsIn(currency) } });
};

/** Stops motion for styles and scripts, like the system setting. */
export const withMotion: Decorator = (Story, { globals }) => {
  const reduced = globals['motion'] === 'reduced';
  return (
    <Motion reduced={reduced} key={String(reduced)}>
      <Story />
    </Motion>
  );
};

export const withLanguage: Decorator = (Story, { globals }) => {
  loadLanguage(globals['language']);
  return <Story />;
};

export const withLongText: Decorator = (Story, { globals, viewMode }) =>
  globals['text'] === 'long' ? (
    <LongText everywhere={viewMode === 'story'}>
      <Story />
    </LongText>
  ) : (
    <Story />
  );

function Motion({ reduced, children }: { reduced: boolean; children: ReactNode }) {
  useLayoutEffect(() => (reduced ? reduceMotion() : undefined), [reduced]);
  return children;
}

function LongText({ everywhere, children }: { everywhere: boolean; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  // Dialogs and menus are rendered outside the story, at the end of the page.
  useLayoutEffect(() => {
    const place = everywhere ? document.body : root.current;
    return place ? keepLong(place) : undefined;
  }, [everywhere]);
  return (
    <div ref={root} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}
