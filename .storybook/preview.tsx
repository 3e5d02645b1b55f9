import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { listenForErrors, refuseErrors } from './consoleErrors.ts';
import { withRoute, withTheme } from './decorators.tsx';
import { rulesSettled, watchRules } from './rules/watch.ts';
import { ComponentPage, DocsPage, shownOnPage } from './DocsPage.tsx';
import { partPictures, viewports } from './pictured.ts';
import { toolbar } from './toolbar.ts';
import { withCurrency, withLanguage, withLongText, withMotion } from './toolbarDecorators.tsx';
import './whole.css';

function screen(name: string, { width, height }: { width: number; height: number }) {
  return {
    name: `${name}, ${width}`,
    styles: { width: `${width}px`, height: `${height}px` },
    type: 'other' as const,
  };
}

// How long a play function waits for an element, in milliseconds. Long, because a busy machine may be slow.
configure({ asyncUtilTimeout: 10_000 });

export default definePreview({
  // A story takes its hooks from here, not from `main.ts`, so addons with hooks are listed again.
  addons: [addonDocs(), addonA11y()],
  // The last decorator is the outermost.
  decorators: [withCurrency, withTheme, withRoute, withLongText, withMotion, withLanguage],
  ...toolbar,
  beforeEach: [({ parameters }) => listenForErrors(parameters['expectedErrors']), watchRules],
  afterEach: async ({ globals }) => {
    await rulesSettled();
    // Plays search for the original words, so they fail with lengthened text; that is not the story's fault.
    if (globals['text'] !== 'long') refuseErrors();
  },
  parameters: {
    ...partPictures,
    a11y: {
      test: 'error',
      options: {
        // A user of speech input says the words that a button shows (WCAG 2.5.3). Axe runs this rule on request only.
        rules: { 'label-content-name-mismatch': { enabled: true } },
        // Tests from the command line request violations only: nobody reads the passed checks there, 60 KB per story.
        ...(import.meta.env['VITEST_STORYBOOK'] === 'false' && { reporter: 'no-passes' }),
      },
    },
    controls: { matchers: { date: /At$/u }, expanded: true },
    docs: {
      container: DocsPage,
      toc: { headingSelector: 'h2', title: 'On this page' },
      page: ComponentPage,
      stories: { filter: shownOnPage },
    },
    options: {
      storySort: {
        order: [
          'Docs',
          [
            'Start here',
            'What is new',
            'Components at a glance',
            'Patterns',
            'Architecture',
            'Toolbar',
            'Foundations',
            'Guidelines',
            'Screens',
            'How to',
            'Decisions',
            'Reference',
          ],
          'Theme',
          'Components',
          ['Actions', 'Fields', 'Feedback', 'Navigation', 'Layout', 'Content', 'Prices', 'Brand'],
          // The order in which visitors see them.
          'Sections',
          [
            'Header',
            'Hero',
            'Features',
            'HowItWorks',
            'TryIt',
            'Pricing',
            'Faq',
            'Contact',
            'Company',
            'Closing',
            'Footer',
            'LegalText',
          ],
          'Demos',
          ['HeatMapDemo', 'MenuBuilderDemo', 'PointOfSaleDemo', 'AnalyticsDemo'],
          'Funnel',
          [
            'Sign in',
            'Check e-mail',
            'Verify',
            'Home',
            'Register',
            'Plans',
            'Checkout',
            'Final',
            'Reset password',
            'Frame',
          ],
          'Account',
          ['AccountView', 'Overview', 'Change', 'Payment', 'Leaving', 'Receipts', 'Data', 'Frame'],
          'Pages',
          ['LandingPage', 'TryItStage', 'LegalPage', 'SignInPage'],
          'App',
          'Flows',
        ],
      },
    },
    viewport: {
      options: {
        smallest: screen('Smallest phone', { width: 320, height: 640 }),
        phone: screen('Phone', viewports.phone),
        tablet: screen('Tablet', viewports.tablet),
        menu: screen('Widest with the mobile menu', { width: 1024, height: 768 }),
        desktop: screen('Desktop', viewports.desktop),
      },
    },
  },
});
