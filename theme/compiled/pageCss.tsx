import { renderToStaticMarkup } from 'react-dom/server';
import { Themed } from '../Themed.tsx';

/** The style sheet of the page itself: what Emotion would write into it with every visit. */
export function pageCss(): string {
  const markup = renderToStaticMarkup(<Themed>{null}</Themed>);
  return [...markup.matchAll(/<style[^>]*>(?<css>[^<]*)<\/style>/gu)]
    .map(({ groups }) => groups?.['css'] ?? '')
    .join('\n');
}
