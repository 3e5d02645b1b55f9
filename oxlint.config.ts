import { defineConfig, type OxlintOverride } from 'oxlint';
import map from './rooms.json' with { type: 'json' };
import { supportedBrowsers } from './src/domain/browsers.ts';
import { currencies } from './src/domain/currency.ts';
import { languages } from './src/domain/language.ts';
import { billingIntervals, publicPlanNames } from './src/domain/plan.ts';

type Room = Omit<(typeof map.rooms)[number], 'shared' | 'mayImportShared' | 'floors'> & {
  shared?: readonly string[];
  mayImportShared?: readonly string[];
  floors?: Readonly<Record<string, string>>;
};

const rooms: readonly Room[] = map.rooms;

/** The element type of the folders in a room that may import only what the room shares, and not each other. */
function neighborIn(room: string): string {
  return `${room}, one of its parts`;
}

/** The names of a room's floors, the lowest first. */
function floorsOf({ room, floors = {} }: Room): string[] {
  return Object.keys(floors).map((floor) => `${room}, ${floor}`);
}

/** All that rooms of these names hold: what is shared in them, their parts and their floors. */
function inside(names: readonly string[]): string[] {
  const floors = rooms.filter(({ room }) => names.includes(room)).flatMap(floorsOf);
  return [...names.flatMap((name) => [name, neighborIn(name)]), ...floors];
}

/**
 * The rooms in the plugin's form. Paths start at the root, so that `stories/theme` is not the theme. The first match
 * counts, so shared folders come before the room's other folders, and those before the room itself.
 */
const elements = rooms.flatMap(({ room, path, shared, floors = {} }) => {
  // The plugin takes a name with a leading dot for a file; the brackets make it a folder.
  const folder = path.replace(/^\./u, '[.]');
  return [
    ...(shared ?? []).map((name) => ({ type: room, pattern: `${folder}/${name}`, partialMatch: false })),
    ...Object.keys(floors).map((floor) => ({
      type: `${room}, ${floor}`,
      pattern: `${folder}/src/${floor}`,
      partialMatch: false,
    })),
    ...(shared ? [{ type: neighborIn(room), pattern: `${folder}/*`, partialMatch: false }] : []),
    { type: room, pattern: folder, partialMatch: false },
  ];
});

/**
 * What a room may import: itself, the rooms and packages that it lists, and Node's modules if it lists them. A folder of
 * a room with shared folders may import the same, but only the shared folders of its own room. The plugin does not check
 * imports within a folder.
 */
function policiesOf(one: Room) {
  const { room, mayImport, mayImportShared = [], packages } = one;
  const floors = floorsOf(one);
  const around = [...mayImportShared, ...inside(mayImport)];
  const outside = [
    // Node's newest modules are unknown to the plugin, which takes them for packages of that name.
    { to: { module: { origin: 'external', source: packages } } },
    ...(packages.includes('node:*') ? [{ to: { module: { origin: 'core' } } }] : []),
  ];
  const allowing = (from: string[], to: string[]) => ({
    from: { element: { type: from } },
    allow: [{ to: { element: { type: mayImport.includes('*') ? '*' : to } } }, ...outside],
  });
  const stacked = floors.map((floor, at) => allowing([floor], floors.slice(0, at + 1).concat(around)));
  return [allowing([room, neighborIn(room)], [room, ...floors, ...around]), ...stacked];
}

/**
 * The files of a room are held to the policies of that room alone. The plugin compares an import with all policies that it is given,
 * also with those of other rooms. `boundaries/no-unknown-files` refuses a file outside of the rooms.
 */
const roomRules = rooms.map((one): OxlintOverride => ({
  files: [`${one.path}/**`],
  rules: {
    'boundaries/dependencies': [
      'error',
      { default: 'disallow', checkAllOrigins: true, checkUnknownLocals: true, policies: policiesOf(one) },
    ],
  },
}));

/** The words of the product's closed lists, which grow one day; the last three are the kinds of a movement of money. */
const closedWords = [
  ...publicPlanNames,
  ...billingIntervals,
  ...languages,
  ...currencies,
  'charge',
  'refund',
  'reversal',
];

/** Node needs three seconds of a processor to load its 250 files, in every process. */
const wholeDateFns = { name: 'date-fns', message: 'Import `date-fns/addDays`.' };

/** Its words would be copied by people who do not see them. */
const copiedWords = {
  name: '@mui/utils',
  importNames: ['visuallyHidden'],
  message: 'Use the one of the theme.',
};

/** The names of the project's own package.json files. Their folders import each other's files by path. */
const manifests = ['curbwise', 'curbwise-functions', 'curbwise-sandbox', 'film-studio', 'paypal-simulator'];

export default defineConfig({
  plugins: ['eslint', 'typescript', 'oxc', 'unicorn', 'react', 'jsx-a11y', 'import', 'promise', 'vitest'],
  jsPlugins: [
    'eslint-plugin-boundaries',
    'eslint-plugin-compat',
    // Under a name of its own, because the linter's own `import` lacks this rule.
    { name: 'manifest', specifier: 'eslint-plugin-import-x' },
    './tests/lint/closedUnions.ts',
    './tests/lint/formattedText.ts',
    './tests/lint/deviceClock.ts',
    './tests/lint/stuckHover.ts',
  ],
  ignorePatterns: [
    'node_modules',
    'dist',
    'storybook-static',
    'coverage',
    '.sandbox',
    'functions/lib',
    'test-results',
    'playwright-report',
  ],
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  env: { browser: true, node: true, es2024: true },
  settings: {
    'boundaries/elements': elements,
    // Also `import('…')` in a type, which the plugin does not look at by itself.
    'boundaries/additional-dependency-nodes': [
      { name: 'import-type', selector: 'TSImportType > Literal', kind: 'type' },
    ],
    'import-x/resolver': { typescript: { project: './tsconfig.json' } },
    'import/resolver': { typescript: { project: './tsconfig.json' } },
    react: { version: '19.3.1' },
    targets: supportedBrowsers.map(({ id, since }) => `${id} ${since}`),
  },
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  rules: {
    'boundaries/no-unknown-files': 'error',

    // The nearest package.json declares each imported package, and what ships or runs at `npm start` as a dependency of it.
    'manifest/no-extraneous-dependencies': [
      'error',
      {
        includeTypes: true,
        whitelist: manifests,
        devDependencies: [
          '{src/prerender,theme/fonts,operations,stories,tests,.media,.storybook}/**',
          '*.config.ts',
        ],
      },
    ],

    // What a formatter writes differs between browsers.
    'formatted-text/no-parsing': 'error',

    'no-restricted-imports': ['error', { paths: [wholeDateFns] }],

    // No promise without a handler, and no accidental `any`.
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    'typescript/no-unsafe-argument': 'error',
    'typescript/no-unsafe-assignment': 'error',
    'typescript/no-unsafe-call': 'error',
    'typescript/no-unsafe-member-access': 'error',
    'typescript/no-unsafe-return': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/only-throw-error': 'error',
    'typescript/prefer-promise-reject-errors': 'error',
    'typescript/return-await': ['error', 'in-try-catch'],
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    'typescript/no-deprecated': 'error',
    'typescript/no-unnecessary-condition': 'error',
    'typescript/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true, boolean: true } }],
    'typescript/prefer-optional-chain': 'error',
    'typescript/consistent-type-imports': [
      'error',
      { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
    ],
    'typescript/ban-ts-comment': 'error',

    // Readability.
    eqeqeq: ['error', 'always'],
    'prefer-const': 'error',
    'object-shorthand': 'error',
    'prefer-template': 'error',
    'no-else-return': 'error',
    'no-param-reassign': 'error',
    'no-console': 'error',
    'no-alert': 'error',
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    'no-var': 'error',
    'no-warning-comments': 'error',
    'no-nested-ternary': 'error',
    'array-callback-return': 'error',
    'default-case-last': 'error',
    'import/no-default-export': 'error',
    'import/no-cycle': 'error',
    'import/no-duplicates': 'error',
    'import/first': 'error',
    'import/newline-after-import': 'error',
    'import/no-mutable-exports': 'error',
    'unicorn/filename-case': ['error', { cases: { camelCase: true, pascalCase: true } }],
    'unicorn/prefer-node-protocol': 'error',
    'unicorn/throw-new-error': 'error',
    'unicorn/error-message': 'error',
    'unicorn/no-useless-promise-resolve-reject': 'error',
    'unicorn/prefer-string-slice': 'error',
    'unicorn/prefer-at': 'error',

    // React.
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'react/button-has-type': 'error',
    'react/jsx-no-target-blank': 'error',
    'react/jsx-no-useless-fragment': 'error',
    'react/self-closing-comp': 'error',
    'react/jsx-boolean-value': 'error',
    'react/no-danger': 'error',
    'react/no-array-index-key': 'error',
    'react/react-in-jsx-scope': 'off',

    // Tests.
    'vitest/no-focused-tests': 'error',
    'vitest/no-disabled-tests': 'error',
    'vitest/no-identical-title': 'error',
    'vitest/expect-expect': ['error', { assertFunctionNames: ['expect', 'expect*', 'assert*', 'fc.assert'] }],
    'vitest/no-standalone-expect': 'off',
    'vitest/require-mock-type-parameters': 'off',

    // Rules that do not suit this project.
    'import/no-unassigned-import': 'off',
    'unicorn/require-module-specifiers': 'off',
    'typescript/no-useless-empty-export': 'off',
    // After a schema has validated a value, an assertion gives yup's result its type.
    'typescript/no-unsafe-type-assertion': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'no-await-in-loop': 'off',
    'no-underscore-dangle': 'off',
    'no-shadow': 'off',
    'typescript/no-unnecessary-type-parameters': 'off',
    'import/no-named-as-default-member': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'promise/always-return': 'off',
    // `exhaustive-deps` reports the same, and knows refs and setters.
    'react/exhaustive-effect-dependencies': 'off',
    'unicorn/prefer-set-has': 'off',
    'unicorn/no-array-sort': 'off',
    // Express 5 passes a rejected promise on to its error handler.
    'oxc/no-async-endpoint-handlers': 'off',
    // A test that could not run is counted and named at the end of the run.
    'vitest/warn-todo': 'off',
    'vitest/no-conditional-tests': 'off',
    'vitest/require-to-throw-message': 'off',
    'vitest/valid-title': ['error', { ignoreTypeOfDescribeName: true, ignoreTypeOfTestName: true }],
  },
  overrides: [
    ...roomRules,
    {
      // Tools look for these files at the root and require a default export.
      files: ['*.config.ts'],
      rules: {
        'boundaries/dependencies': 'off',
        'boundaries/no-unknown-files': 'off',
        'import/no-default-export': 'off',
      },
    },
    {
      files: ['.storybook/**', '**/*.stories.tsx', '**/*.config.ts', 'tests/lint/**'],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      files: ['**/*.mjs', '**/*.js'],
      rules: {
        'typescript/no-unsafe-argument': 'off',
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-call': 'off',
        'typescript/no-unsafe-member-access': 'off',
        'typescript/no-unsafe-return': 'off',
        'typescript/no-extraneous-class': ['error', { allowEmpty: true }],
      },
    },
    {
      // Code for a visitor's browser may use only features of the oldest supported browsers, and styles for a touch screen.
      files: ['src/**', 'theme/**'],
      rules: {
        'compat/compat': 'error',
        'stuck-hover/no-bare-hover': 'error',
        // `compat` does not check static methods; tsconfig.json's `lib` excludes the language's newer ones.
        'no-restricted-properties': [
          'error',
          {
            object: 'URL',
            property: 'canParse',
            message: 'Use parseUrl of the domain: Safari 16 lacks this.',
          },
          { object: 'URL', property: 'parse', message: 'Use parseUrl of the domain: Safari 16 lacks this.' },
          { object: 'AbortSignal', property: 'any', message: 'Safari 16 lacks this.' },
          { object: 'AbortSignal', property: 'timeout', message: 'Use a timer: iOS 15 lacks this.' },
        ],
      },
    },
    {
      files: ['src/**'],
      rules: { 'no-restricted-imports': ['error', { paths: [wholeDateFns, copiedWords] }] },
    },
    {
      // Screens and sections; adapters and demos measure time.
      files: ['src/{account,app,components,domain,funnel,sections}/**'],
      rules: { 'device-clock/no-device-clock': 'error' },
    },
    {
      files: ['src/**', 'functions/src/**', 'operations/**'],
      rules: { 'closed-unions/no-ternary': ['error', closedWords] },
    },
    {
      // Command-line programs write to the console.
      files: ['sandbox/**', 'packages/**', 'operations/**', 'tests/**', '.storybook/**', '.media/**'],
      rules: { 'no-console': 'off' },
    },
    {
      files: ['sandbox/**'],
      // The sandbox's server writes its pages, with their own styles and small scripts.
      rules: { 'react/no-danger': 'off' },
    },
    {
      files: ['tests/{e2e,prerender}/**'],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            paths: [
              wholeDateFns,
              {
                name: '@playwright/test',
                importNames: ['test', 'default'],
                message:
                  'Import `test` of tests/support/visits.ts, which holds each page to the rules of every story.',
              },
            ],
          },
        ],
      },
    },
    {
      files: ['stories/**'],
      rules: { 'typescript/no-non-null-assertion': 'off' },
    },
    {
      // Tests read unvalidated JSON on purpose, and fail if it has another shape.
      files: ['tests/**'],
      rules: {
        'typescript/no-non-null-assertion': 'off',
        'typescript/no-explicit-any': 'off',
        'typescript/no-base-to-string': 'off',
        'typescript/no-unsafe-argument': 'off',
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-call': 'off',
        'typescript/no-unsafe-member-access': 'off',
        'typescript/no-unsafe-return': 'off',
      },
    },
  ],
});
