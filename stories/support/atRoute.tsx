import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { expect, within } from 'storybook/test';

function AtPath({ path, children }: { path: string; children: ReactNode }) {
  const { pathname, search } = useLocation();
  return (
    <>
      {pathname === path ? children : null}
      <output hidden={pathname === path} data-testid="address" style={{ padding: 24, lineHeight: 4 }}>
        {`${pathname}${search}`}
      </output>
    </>
  );
}

/** Shows the page at its own address, and any other address itself, for the story to check. It needs a route. */
export const withAddress: Decorator = (Story, { parameters }) => (
  <AtPath path={String(parameters['route']).replace(/\?.*$/u, '')}>
    <Story />
  </AtPath>
);

/** Waits until the page has navigated to an address: path and query. */
export async function expectAddress(canvasElement: HTMLElement, address: string): Promise<void> {
  const story = within(canvasElement);
  await expect(await story.findByText(address, { selector: '[data-testid="address"]' })).toBeInTheDocument();
}
