import { HtmlValidate } from 'html-validate';

/** The html-validate rules for built pages. Rules that are off concern style, not validity. */
export const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // Both forms are valid HTML. React writes attributes with values, as in JSX, and closes void elements.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'void-style': 'off',
    'doctype-style': 'off',
    // React's ids begin with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // For a value that differs between elements, such as the position in a row.
    'no-inline-style': 'off',
    // Lists have their own role for Safari (`findSilentLists`).
    'no-redundant-role': 'off',
    // MUI writes the older of two equal roles.
    'presentation-role-style': 'off',
    // MUI draws its own wheel.
    'prefer-native-element': ['error', { exclude: ['progressbar'] }],
    // The site's own files have the page's origin.
    'require-sri': ['error', { target: 'crossorigin' }],
  },
});
