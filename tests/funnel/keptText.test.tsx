import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { PasswordField } from '#components/PasswordField.tsx';
import { Themed } from '#theme/index.ts';

let root: Root;

beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
});

afterEach(() => {
  root.unmount();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it('a password that is shown from the start was a password’s field before, so that no browser keeps its text', async () => {
  const asked = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.defineProperty(asked(query), 'matches', { value: query === '(pointer: coarse)' }),
  );
  const types: Array<string | null> = [];
  const observer = new MutationObserver((changes) => types.push(...changes.map(({ oldValue }) => oldValue)));
  observer.observe(document.body, { subtree: true, attributeFilter: ['type'], attributeOldValue: true });
  root.render(
    <Themed>
      <PasswordField label="Password" showLabel="Show" hideLabel="Hide" />
    </Themed>,
  );
  await expect.element(page.getByLabelText('Password')).toHaveAttribute('type', 'text');
  observer.disconnect();
  expect(types).toEqual(['password']);
});
