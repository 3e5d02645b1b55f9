// npm run new:component NAME: writes a component and its stories.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const projectRoot = dirname(dirname(fileURLToPath(import.meta.url)));

process.exitCode = create(process.argv[2] ?? '');

/**
 * @param {string} name
 * @returns {number} The exit code.
 */
function create(name) {
  if (!/^[A-Z][a-z]+(?:[A-Z][a-z]+)*$/u.test(name)) {
    console.error('Name it like PriceCard: npm run new:component PriceCard');
    return 2;
  }
  const files = Object.entries(filesOf(name));
  const taken = files.map(([file]) => file).filter((file) => existsSync(join(projectRoot, file)));
  if (taken.length > 0) {
    console.error(`Already there: ${taken.join(', ')}. Nothing was written.`);
    return 1;
  }
  for (const [file, words] of files) {
    mkdirSync(dirname(join(projectRoot, file)), { recursive: true });
    writeFileSync(join(projectRoot, file), words, { flag: 'wx' });
    console.log(file);
  }
  console.log('Now name its group in the title of its stories (.storybook/componentGroups.ts).');
  console.log('Then draw it, give every state its story, and say in its doc comment what it promises.');
  console.log('Then: npm run check');
  return 0;
}

/**
 * @param {string} name
 * @returns {Record<string, string>} The initial content of each file.
 */
function filesOf(name) {
  return {
    [`src/components/${name}.tsx`]: component(name),
    [`stories/components/${name}.stories.tsx`]: stories(name),
  };
}

/** @param {string} name */
function component(name) {
  return `import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Root = styled('div')(({ theme }) => ({ ...theme.typography.body1 }));

export interface ${name}Props {
  /** The content. */
  children: ReactNode;
}

/**
 * Say in one sentence what it is for, and which other part does better where.
 *
 * Say what assistive technology takes it for, where its name comes from and what the keyboard does.
 */
export function ${name}({ children }: ${name}Props) {
  return <Root>{children}</Root>;
}
`;
}

/** @param {string} name */
function stories(name) {
  return `import { expect } from 'storybook/test';
import { ${name} } from '#components/${name}.tsx';
import preview from '#storybook/preview.tsx';
import { inColumn } from '../support/frames.tsx';

const meta = preview.meta({
  title: 'Components/Content/${name}',
  component: ${name},
  tags: ['autodocs'],
  decorators: [inColumn()],
  args: { children: 'Tuesday on Mission Street' },
});

export const Usual = meta.story();

export const ShowsWhatItIsGiven = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tuesday on Mission Street')).toBeVisible();
  },
});
`;
}
