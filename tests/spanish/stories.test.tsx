import { composeStory } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { englishIn } from '#tests/support/englishIn.ts';

/** A story as its file exports it. */
interface Written {
  input: object;
  meta: { input: Parameters<typeof composeStory>[1] };
}

/** English that is an example of the story itself, or comes from another service, and no words of the product. */
const examples = new Set([
  'The change is withdrawn',
  'You pay what you paid before.',
  'The change is withdrawnYou pay what you paid before.',
  'Nothing was charged yet.',
  'Leave it as it is',
  'It has been a while since you signed in.',
  'El pedido no se aprobó: The card was declined',
  'Tu nombre en Google, Maximiliano of the Truck, tiene más de 15 caracteres. Con tu nombre de pila basta.',
  'The form stands here.',
  'The demos stand here.',
  'orders.and.invoices@the-rolling-dumpling-kitchen.example',
]);

const files = import.meta.glob<Record<string, unknown>>(
  '/stories/{account,funnel,sections}/**/*.stories.tsx',
);

/** Stories that make words longer or larger than they are. */
const enlarged = new Set(['LongWords', 'LargeText']);

function isStory(value: unknown): value is Written {
  return typeof value === 'object' && value !== null && 'input' in value && 'meta' in value;
}

/** Every text that is shown or said, by line or attribute. */
function textsOf({ body }: Document): string[] {
  const said = [...body.querySelectorAll('[aria-label], [alt], [title], [placeholder]')].flatMap((part) =>
    ['aria-label', 'alt', 'title', 'placeholder'].map((name) => part.getAttribute(name) ?? ''),
  );
  return [...body.innerText.split('\n'), ...said];
}

/** Parts that reach out of a window of 320 pixels, apart from those that scroll by themselves. */
function widerThanWindow(): boolean {
  return document.documentElement.scrollWidth > window.innerWidth;
}

it.each(Object.entries(files))(
  '%s shows no English sentence in Spanish, and fits 320 pixels',
  async (_, load) => {
    await page.viewport(320, 640);
    const stories = Object.entries(await load()).filter((entry): entry is [string, Written] =>
      isStory(entry[1]),
    );
    expect(stories.length).toBeGreaterThan(0);
    const found: string[] = [];
    for (const [name, { input, meta }] of stories) {
      document.body.replaceChildren();
      // What a play looks for may be an English example.
      await composeStory({ ...input, play: undefined }, meta.input, undefined, name).run();
      const english = textsOf(document).filter((text) => englishIn(text) && !examples.has(text));
      found.push(
        ...english.map((text) => `${name}: ${text}`),
        ...(widerThanWindow() && !enlarged.has(name) ? [`${name}: too wide`] : []),
      );
    }
    expect(found).toEqual([]);
  },
);
