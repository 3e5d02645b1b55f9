import type { Preview } from '@storybook/react-vite';
import { listenForErrors, refuseErrors } from './consoleErrors.ts';
import { withRoute, withTheme } from './decorators.tsx';

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withTheme, withRoute],
  beforeEach: ({ parameters }) => listenForErrors(parameters['expectedErrors']),
  afterEach: () => {
    refuseErrors();
  },
  parameters: {
    a11y: { test: 'error' },
    controls: { matchers: { date: /At$/u } },
    options: {
      storySort: {
        order: ['Docs', 'Theme', 'Components', 'Sections', 'Funnel', 'App', 'Flows'],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone, 375', styles: { width: '375px', height: '812px' }, type: 'mobile' },
        tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desktop: { name: 'Desktop, 1280', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
      },
    },
  },
};

export default preview;
