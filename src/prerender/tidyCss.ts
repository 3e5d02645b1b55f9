import { transform } from 'lightningcss';

const version = (major: number) => major << 16;

// What MUI supports (its documentation, "Supported platforms").
const targets = { chrome: version(117), edge: version(121), firefox: version(121), safari: version(17) };

/**
 * Makes styles small and leaves in them what the house's oldest browsers need. Of the theme's variables, only those
 * in `variables` stay where that is given.
 */
export function tidyCss(css: string, variables?: ReadonlySet<string>): string {
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    targets,
    ...(variables
      ? {
          visitor: {
            Declaration: {
              custom: ({ name }) => (name.startsWith('--mui-') && !variables.has(name) ? [] : undefined),
            },
          },
        }
      : {}),
  });
  return code.toString();
}
