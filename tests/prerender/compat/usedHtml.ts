import { HtmlValidate, Parser } from 'html-validate';
import { usedByCss, usedByMedia, usedByStyle, type Use } from './usedCss.ts';
import { isKnown } from './browserData.ts';

/** The escapes that React and the build use for special characters; the parser does not decode them. */
const written = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'", '&amp;': '&' };

function read(text: string): string {
  return Object.entries(written).reduce((read, [entity, letter]) => read.replaceAll(entity, letter), text);
}

const config = new HtmlValidate({ root: true }).getConfigFor('built.html');

/** The features of a page that MDN's data lists: elements, attributes, their values, and inline styles. */
export async function usedByHtml(html: string): Promise<Use[]> {
  const elements = new Parser(await config).parseHtml(html).querySelectorAll('*');
  return elements.flatMap(({ tagName, attributes, textContent }) => {
    const element = `html.elements.${tagName}`;
    const features = [element];
    const styles = tagName === 'style' ? usedByCss(textContent) : [];
    for (const { key, value } of attributes) {
      const text = read(value?.toString() ?? '');
      for (const attribute of [`${element}.${key}`, `html.global_attributes.${key}`]) {
        const values = text
          .split(' ')
          .map((word) => `${attribute}.${word}`)
          .filter(isKnown);
        features.push(...(values.length > 0 ? values : [attribute]));
      }
      if (key === 'type') features.push(`${element}.type_${text}`);
      if (key === 'style') styles.push(...usedByStyle(text));
      if (key === 'media') styles.push(...usedByMedia(text));
    }
    return styles.concat(features.filter(isKnown).map((feature) => ({ feature, guards: [] })));
  });
}
