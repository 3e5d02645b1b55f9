import { Link, useLocation, useNavigate } from 'react-router-dom';
import { expect, waitFor } from 'storybook/test';
import { ErrorBoundary } from '#app/ErrorBoundary.tsx';
import { ErrorScreen } from '#app/ErrorScreen.tsx';
import { brand, unexpectedError } from '#content/index.ts';
import { alsoInSpanish } from '#storybook/pictured.ts';
import { says } from '#stories/support/plays.ts';
import preview from '#storybook/preview.tsx';

const message = 'Failed to fetch dynamically imported module';

const meta = preview.meta({
  title: 'App/ErrorScreen',
  component: ErrorScreen,
  tags: ['R-ERROR-SCREEN'],
  parameters: { layout: 'fullscreen' },
  args: { error: new Error(message) },
});

export const WithTheErrorsOwnMessage = meta.story({
  play: async ({ canvas, canvasElement }) => {
    // In the built Storybook, effects run after the play function has begun.
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1, name: unexpectedError.title })).toHaveFocus(),
    );
    // What the owner can do comes first, and the message last.
    await expect(canvasElement).toHaveTextContent('Nothing you saved is lost');
    await expect(canvas.getByRole('heading', { level: 2, name: unexpectedError.heading })).toBeVisible();
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent(message);
    const reload = canvas.getByRole('button', { name: unexpectedError.reload });
    await expect(reload.compareDocumentPosition(alert)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(canvas.getByRole('link', { name: brand.name })).toHaveAttribute('href', '/');
  },
});

export const SomethingElseWasThrown = meta.story({ args: { error: 'ECONNRESET' } });

/** Status and status text, as specified for a route's error response. */
export const AnAnswerWasThrown = meta.story({
  parameters: alsoInSpanish,
  args: { error: new Response(null, { status: 503, statusText: 'Service Unavailable' }) },
  play: says('alert', '503 Service Unavailable'),
});

function Broken(): never {
  throw new Error(message);
}

function TwoScreens() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (
    <>
      <ErrorBoundary>{pathname === '/broken' ? <Broken /> : <Link to="/broken">Go on</Link>}</ErrorBoundary>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  );
}

/** The error boundary above every page; the Back button leaves it. */
export const WhenAPageBreaks = meta.story({
  parameters: { expectedErrors: /dynamically imported/u, route: '/sound' },
  render: () => <TwoScreens />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Go on' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(message);
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(await canvas.findByRole('link', { name: 'Go on' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Go on' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(message);
    await expect(canvas.getByRole('link', { name: brand.supportEmail })).toBeVisible();
  },
});
