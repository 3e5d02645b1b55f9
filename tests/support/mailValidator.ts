import { HtmlValidate } from 'html-validate';

/** The html-validate rules for e-mails. Rules are off for markup that old mail programs need. */
export const mailValidator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    'attr-case': 'off',
    'void-style': 'off',
    'doctype-style': 'off',
    'no-inline-style': 'off',
    'no-deprecated-attr': 'off',
    'no-conditional-comment': 'off',
    'presentation-role-style': 'off',
    'prefer-tbody': 'off',
    'prefer-native-element': 'off',
  },
});
