import { escapeHtml } from '../escapeHtml.ts';

/** What stands in HTML as it is. */
export interface Markup {
  html: string;
}

type Filling = string | number | Markup | readonly Filling[];

function written(filling: Filling): string {
  if (typeof filling !== 'object') return escapeHtml(String(filling));
  return 'html' in filling ? filling.html : filling.map(written).join('');
}

/** HTML by a template. A string filled in is text, never markup. The template's indentation would travel with every message. */
export function markup({ raw }: TemplateStringsArray, ...fillings: readonly Filling[]): Markup {
  const pieces = raw.map((piece) => piece.replaceAll(/ *\n */gu, '\n'));
  return { html: String.raw({ raw: pieces }, ...fillings.map(written)) };
}
