import remarkGfm from 'remark-gfm';
import type { StorybookConfig } from '@storybook/react-vite';
import { published } from './manifests.ts';

const config: StorybookConfig & { experimental_manifests: typeof published } = {
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    // MDX itself knows no tables.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  // The static Storybook contains its docs and axe, so large chunks are expected.
  viteFinal: (config) => ({ ...config, build: { ...config.build, chunkSizeWarningLimit: 2000 } }),
  staticDirs: ['../public', { from: './runbooks.html', to: '/runbooks.html' }],
  // What the pages of components say, as `manifests/components.json`, for tools that build from the catalog.
  features: { componentsManifest: true },
  experimental_manifests: published,
  // The build for tests (`--test`) has every page too. It leaves out the tables of props, which take half of the time.
  build: {
    test: { disabledAddons: [], disableBlocks: false, disableMDXEntries: false, disableAutoDocs: false },
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
