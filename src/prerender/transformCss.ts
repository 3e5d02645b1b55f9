import { Features, transform, type CustomAtRules, type Visitor } from 'lightningcss';
import { styleTargets } from './targets.ts';

/** Types of rules that hold other rules. */
export const groups = ['media', 'supports', 'container', 'layer-block', 'scope', 'starting-style'];

/** Parses styles, applies a visitor and serializes them again. */
export function visitCss(css: string, visitor: Visitor<CustomAtRules>): string {
  return transform({ filename: 'page.css', code: Buffer.from(css), visitor }).code.toString();
}

/** Minifies styles for the supported browsers. */
export function minifyCss(css: string): string {
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    targets: styleTargets,
    // The site has a light scheme only.
    exclude: Features.LightDark,
  });
  return code.toString();
}
