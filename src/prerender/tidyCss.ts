import { Features, transform } from 'lightningcss';

const version = (major: number) => major << 16;

// What MUI supports (its documentation, "Supported platforms").
const targets = { chrome: version(117), edge: version(121), firefox: version(121), safari: version(17) };

/** Makes styles small and leaves in them what the house's oldest browsers need. */
export function tidyCss(css: string): string {
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    targets,
    // There is one scheme, and it is light.
    exclude: Features.LightDark,
  });
  return code.toString();
}
