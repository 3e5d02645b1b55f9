import type { Preview } from '@storybook/react-vite';
import { currencies } from '#domain/currency.ts';
import { currencyFacts } from '#domain/currencyFacts.ts';
import { chosenLanguages } from './chosenLanguage.ts';

export const toolbar = {
  globalTypes: {
    currency: {
      description: 'The currency of stories that show money',
      toolbar: {
        icon: 'credit',
        dynamicTitle: true,
        items: currencies.map((code) => ({ value: code, title: code, right: currencyFacts[code].symbol })),
      },
    },
    language: {
      description: 'The language of the words in src/content',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: Object.entries(chosenLanguages).map(([value, title]) => ({ value, title, right: value })),
      },
    },
    motion: {
      description: 'Motion: as this computer asks, or reduced',
      toolbar: {
        icon: 'play',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'Motion', icon: 'play' },
          { value: 'reduced', title: 'Reduced motion', icon: 'stop' },
        ],
      },
    },
    text: {
      description: 'Words: as written, or made long to try the layout',
      toolbar: {
        icon: 'paragraph',
        dynamicTitle: true,
        items: [
          { value: 'written', title: 'Text as written' },
          { value: 'long', title: 'Long text' },
        ],
      },
    },
  },
  initialGlobals: { currency: 'USD', language: 'en', motion: 'system', text: 'written' },
} satisfies Pick<Preview, 'globalTypes' | 'initialGlobals'>;
