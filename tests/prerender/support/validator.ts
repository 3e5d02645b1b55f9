import { HtmlValidate } from 'html-validate';

/** What html-validate holds a built page to. A rule that is off is a matter of style, not of validity. */
export const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // Both ways are HTML. React writes attributes as in JSX, with values, and closes void elements.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'void-style': 'off',
    'doctype-style': 'off',
    // React's ids begin with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // Where one value differs from element to element, such as a place in a row.
    'no-inline-style': 'off',
    // The site's own files come from where the page came from.
    'require-sri': ['error', { target: 'crossorigin' }],
  },
});
