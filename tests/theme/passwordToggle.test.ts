import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PasswordField } from '#components/PasswordField.tsx';

// Only the text of the styles has this rule: each engine drops what is another's.
it('a password is shown by one toggle, also in Edge, which would draw its own beside ours', () => {
  const field = createElement(PasswordField, { label: 'Password', showLabel: 'Show', hideLabel: 'Hide' });
  expect(renderToStaticMarkup(field)).toMatch(/\[type="password"\].*::-ms-reveal\s*\{\s*display:\s*none/u);
});
