import { expect, spyOn, waitFor } from 'storybook/test';
import { MobileMenu } from '#sections/Header/MobileMenu.tsx';
import preview from '#storybook/preview.tsx';
import { notPictured, onlyAt } from '#storybook/pictured.ts';

const onAPhone = onlyAt('phone');

const meta = preview.meta({
  title: 'Sections/Header/MobileMenu',
  component: MobileMenu,
  tags: ['autodocs'],
  ...onAPhone,
  parameters: { ...onAPhone.parameters, docs: { story: { inline: false, height: '480px' } } },
  args: {
    id: 'menu',
    label: 'Menu',
    openLabel: 'Open the menu',
    closeLabel: 'Close the menu',
    items: [
      { label: 'Features', href: '#features' },
      { label: 'How It Works', href: '#how-it-works' },
      { label: 'Pricing', href: '#pricing' },
    ],
  },
});

export const Closed = meta.story();

export const Open = meta.story({
  tags: ['R-NAV-MENU'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: args.openLabel }));
    await waitFor(() => expect(canvas.getByRole('dialog', { name: args.label })).toBeVisible());
    await expect(document.documentElement).toHaveStyle({ overflow: 'hidden' });
    // The button behind the panel turns into the cross that covers it: the middle bar is gone.
    for (const key of canvas.getAllByRole('button', { hidden: true })) {
      await waitFor(() =>
        expect(key.querySelector('i')).toHaveStyle({ backgroundColor: 'rgba(0, 0, 0, 0)' }),
      );
    }
  },
});

export const ClosesByALink = meta.story({
  tags: ['R-NAV-MENU'],
  parameters: notPictured('It looks like Closed.'),
  beforeEach: () => {
    // Following a link inside a test's frame would end the test.
    const stay = (event: Event) => event.preventDefault();
    document.addEventListener('click', stay, true);
    return () => document.removeEventListener('click', stay, true);
  },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    const opener = canvas.getByRole('button', { name: args.openLabel });
    // The menu's button does nothing while clicks are prevented.
    canvas.getByRole<HTMLDialogElement>('dialog', { hidden: true }).showModal();
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
    await userEvent.click(canvas.getByRole('link', { name: 'Pricing' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' });
    await expect(opener).toBeVisible();
  },
});

export const ClosesByTheCrossAndBesideThePanel = meta.story({
  parameters: notPictured('It looks like Closed.'),
  tags: ['R-NAV-MENU'],
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await Open.input.play(context);
    await userEvent.click(canvas.getByRole('button', { name: args.closeLabel }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
    const opener = canvas.getByRole('button', { name: args.openLabel });
    await expect(opener).toHaveFocus();
    await userEvent.click(opener);
    // A click on the backdrop is dispatched to the dialog itself.
    await userEvent.click(canvas.getByRole('dialog'));
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

export const ClosesWhenTheWindowOutgrowsIt = meta.story({
  tags: ['R-NAV-MENU'],
  parameters: notPictured('It shows nothing.'),
  decorators: [
    (Story) => (
      <div data-testid="narrow">
        <Story />
      </div>
    ),
  ],
  play: async (context) => {
    const { canvas } = context;
    await Open.input.play(context);
    canvas.getByTestId('narrow').style.display = 'none';
    window.dispatchEvent(new Event('resize'));
    await waitFor(() => expect(canvas.getByRole('dialog', { hidden: true })).not.toHaveAttribute('open'));
  },
});

/** A second press, which waited for the script as the first one did, changes nothing. */
export const OpensWhereABrowserKnowsNoCommands = meta.story({
  parameters: notPictured('It looks like Open.'),
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: args.openLabel });
    // Attributes that an older browser ignores.
    opener.addEventListener('click', (event) => event.preventDefault());
    const known = Object.getOwnPropertyDescriptor(HTMLButtonElement.prototype, 'command');
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'command');
    const opened = spyOn(HTMLDialogElement.prototype, 'showModal');
    // Not by a pointer, which would not reach it behind the menu.
    opener.click();
    opener.click();
    if (known) Object.defineProperty(HTMLButtonElement.prototype, 'command', known);
    await waitFor(() => expect(canvas.getByRole('dialog', { name: args.label })).toBeVisible());
    // Older browsers throw for a dialog that is open.
    await expect(opened).toHaveBeenCalledOnce();
  },
});
