import { renderToStaticMarkup } from 'react-dom/server';
import { Themed } from '../Themed.tsx';

/** The page's global style sheet, which Emotion would otherwise generate on every visit. */
export function pageCss(): string {
  const markup = renderToStaticMarkup(<Themed>{null}</Themed>);
  return [...markup.matchAll(/<style[^>]*>(?<css>[^<]*)<\/style>/gu)]
    .map(({ groups }) => groups?.['css'] ?? '')
    .join('\n');
}
