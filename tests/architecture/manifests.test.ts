import { expect, it } from 'vitest';
import { published, type Page } from '#storybook/manifests.ts';
import { projectRoot, readText } from './projectFiles.ts';

const described = (name: string, path: string) => ({
  name,
  path,
  import: `import { ${name} } from 'curbwise';`,
  reactDocgen: { definedInFile: `${projectRoot}/src/components/${name}.tsx` },
});

it('the catalog tells programs how a component is imported, and not where it was built', async () => {
  const notice = described('Notice', './stories/components/Notice.stories.tsx');
  const scale = described('Theme', './stories/theme/Theme.stories.tsx');
  const { components } = await published({ components: { components: { notice, scale } } });
  expect(components?.components).toEqual({
    notice: {
      ...notice,
      import: "import { Notice } from '#components/Notice.tsx';",
      reactDocgen: { definedInFile: 'src/components/Notice.tsx' },
    },
    scale: { ...scale, import: undefined, reactDocgen: { definedInFile: 'src/components/Theme.tsx' } },
  });
});

it('the catalog tells programs the tables that its blocks draw, and the code of patterns', async () => {
  const [prices, patterns] = ['guidelines/Prices.mdx', 'Patterns.mdx'].map((name) => {
    const path = `stories/docs/${name}`;
    return { path, content: readText(path) };
  }) as [Page, Page];
  const { docs } = await published({ docs: { docs: { prices, patterns } } });
  expect(docs?.docs['patterns']?.content).toContain("from '#components/GateMessage.tsx'");
  expect(docs?.docs['prices']?.content).toContain('| EUR, euros | €49.00 | €49 |');
  expect(docs?.docs['prices']?.content).toContain('| quoteFor | #domain/quote.ts |');
});
