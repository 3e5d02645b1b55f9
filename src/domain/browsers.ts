/** A browser engine, in the naming of the linter and the bundlers. */
export type Engine = 'safari' | 'ios_saf' | 'chrome' | 'edge' | 'firefox';

export interface SupportedBrowser {
  id: Engine;
  name: string;
  /** The oldest version. */
  since: string;
  /** The source of the minimum version. */
  source: string;
}

/** The oldest supported browsers, which the build, the linter and the documentation read. Change them only here. */
export const supportedBrowsers: readonly SupportedBrowser[] = [
  {
    id: 'ios_saf',
    name: 'Safari on iPhone and iPad',
    since: '16.4',
    source:
      'iOS 16 is the last system of the iPhone 8 and X; 16.4 is the first with modern modules and style sheets',
  },
  { id: 'safari', name: 'Safari on Mac', since: '16.4', source: 'the same engine as on the phone' },
  {
    id: 'chrome',
    name: 'Chrome',
    since: '111',
    source: 'the first Chrome with what Safari 16.4 has, such as color-mix; what Vite calls widely available',
  },
  { id: 'edge', name: 'Edge', since: '111', source: 'the engine of Chrome 111' },
  {
    id: 'firefox',
    name: 'Firefox',
    since: '125',
    source:
      'the first Firefox with `Intl.Segmenter`, by which both ends count the characters of a name alike',
  },
];
