import type { Selector } from 'lightningcss';
import type { RenderedPage } from './renderPage.tsx';
import { visitCss } from './transformCss.ts';

const emotionClass = /\bcss-(?<name>[a-z0-9]+)\b/gu;

/** Emotion's class names in HTML. */
export function classesIn(html: string): Set<string> {
  return new Set([...html.matchAll(emotionClass)].map(({ groups }) => groups?.['name'] ?? ''));
}

/**
 * Shortens the hashes in class names. Hashes do not repeat and therefore do not compress: they are 5% of the landing page,
 * which must fit into 14 KiB. Islands keep their names, because hydration compares them.
 */
export function withShortClasses({ body, islands, styles }: RenderedPage): RenderedPage {
  const kept = classesIn(islands.join(''));
  const names = [...classesIn(body)].filter((name) => !kept.has(name));
  const short = new Map(names.map((name, at) => [name, at.toString(36)]));
  const renamed = (className: string) =>
    className.replaceAll(emotionClass, (long, name: string) =>
      short.has(name) ? `css-${short.get(name)}` : long,
    );
  // The visitor is not called for selectors inside `:has()` and similar pseudo-classes.
  const renamedSelector = (selector: Selector): Selector =>
    selector.map((part) => {
      if (part.type === 'class') return { ...part, name: renamed(part.name) };
      if (part.type !== 'pseudo-class') return part;
      const takesSelectors =
        part.kind === 'has' || part.kind === 'is' || part.kind === 'not' || part.kind === 'where';
      return takesSelectors ? { ...part, selectors: part.selectors.map(renamedSelector) } : part;
    });
  const renameSelectors = (css: string) => visitCss(css, { Selector: renamedSelector });
  const entries = Object.entries(styles).map(([name, css]) => [
    short.get(name) ?? name,
    renameSelectors(css),
  ]);
  return { body: renamed(body), islands, styles: Object.fromEntries(entries) as RenderedPage['styles'] };
}
