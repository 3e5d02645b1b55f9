import { expect, screen, waitFor, within } from 'storybook/test';
import { menuBuilder } from '#content/demos/menuBuilder.ts';
import { sample } from '#content/demos/sample.ts';
import { gripId } from '#demos/menuBuilder/menuEntryIds.ts';
import { MenuBuilderDemo } from '#demos/MenuBuilderDemo.tsx';
import { editMenu } from '#demos/state/demoState.ts';
import { tones } from '#demos/state/menu.ts';
import { alsoInSpanish, notPictured } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';
import { closeRequests } from './support/closeRequests.ts';
import { dragWithPointer } from './support/dragWithPointer.ts';
import { after, withDemoState } from './support/withDemoState.tsx';

const meta = preview.meta({
  title: 'Demos/MenuBuilderDemo',
  component: MenuBuilderDemo,
  decorators: [withDemoState],
});

export const OnTheTablet = meta.story();

export const Empty = meta.story({
  parameters: after(editMenu(() => ({ categories: [], modifiers: [] }))),
});

export const InEveryPaint = meta.story({
  parameters: after(
    editMenu((menu) => ({
      ...menu,
      categories: tones.map((tone) => ({ id: tone, name: menuBuilder.tones[tone], tone, items: [] })),
    })),
  ),
});

export const PicksUpMovesAndPutsDownWithTheKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const grip = () => canvas.getByRole('button', { name: menuBuilder.grip('Churros') });
    // Large enough for a finger, which must not scroll or select instead.
    await expect(Math.min(grip().clientWidth, grip().clientHeight)).toBeGreaterThanOrEqual(48);
    await expect(grip()).toHaveStyle({ touchAction: 'none', userSelect: 'none' });
    grip().focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByText(menuBuilder.said.lifted('Churros', 3, 3, 'Sides'))).toBeInTheDocument();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByText(menuBuilder.said.moved('Churros', 2, 3, 'Sides'))).toBeInTheDocument();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByText(menuBuilder.said.moved('Churros', 2, 4, 'Drinks'))).toBeInTheDocument();
    await expect(grip()).toHaveFocus();
    await expect(grip()).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByText(menuBuilder.said.edge('Churros'))).toBeInTheDocument();
    await userEvent.keyboard(' ');
    await expect(canvas.getByText(menuBuilder.said.dropped('Churros', 2, 4, 'Drinks'))).toBeInTheDocument();
    const drinks = canvas.getByRole('list', { name: /Drinks/u });
    await expect(within(drinks).getAllByRole('listitem')[1]).toHaveTextContent('Churros');
  },
});

export const PutsBackWithEscape = meta.story({
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: menuBuilder.grip('Horchata') }).focus();
    await userEvent.keyboard('{Enter}{ArrowLeft}{ArrowUp}{Escape}');
    await expect(canvas.getByText(menuBuilder.said.returned('Horchata'))).toBeInTheDocument();
    const drinks = canvas.getByRole('list', { name: /Drinks/u });
    await expect(within(drinks).getAllByRole('listitem')[1]).toHaveTextContent('Horchata');
    await expect(canvas.getByRole('button', { name: menuBuilder.grip('Horchata') })).toHaveFocus();
  },
});

export const KeepsEveryItemHoweverFastItIsDragged = meta.story({
  // All categories are side by side, so that the pointer reaches each.
  globals: { viewport: { value: 'desktop' } },
  parameters: notPictured('Where the item ends depends on how fast the machine draws.'),
  play: async ({ canvas, canvasElement }) => {
    const names = () =>
      canvas.getAllByRole('button', { name: /^Move /u }).map((grip) => grip.ariaLabel ?? '');
    const grip = (id: string) => canvasElement.querySelector(`#${gripId({ kind: 'item', id })}`);
    const before = names();
    for (const frames of [0, 1, 2, 0, 1, 2]) {
      await dragWithPointer([grip('churros'), grip('limeade')], frames);
      await dragWithPointer([grip('churros'), grip('alPastor')], frames);
    }
    await expect(names().toSorted()).toEqual(before.toSorted());
    await expect(await canvas.findByText(/^Churros dropped/u)).toBeInTheDocument();
  },
});

export const MovesACategoryAndAnItemWithoutDragging = meta.story({
  play: async ({ canvas, userEvent }) => {
    const { said, moveEarlier, moveTo } = menuBuilder;
    for (const [name, action, words] of [
      ['Drinks', moveEarlier, said.moved('Drinks', 3, 4)],
      ['Corn cup', moveTo('Tacos'), said.moved('Corn cup', 5, 5, 'Tacos')],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name: menuBuilder.actions(name) }));
      await userEvent.click(await screen.findByRole('menuitem', { name: action }));
      await expect(canvas.getByText(words)).toBeInTheDocument();
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: menuBuilder.actions(name) })).toHaveFocus(),
      );
    }
  },
});

export const DeletesAndTakesItBack = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: menuBuilder.actions('Cold brew') }));
    await userEvent.click(screen.getByRole('menuitem', { name: menuBuilder.remove }));
    await expect(canvas.queryByRole('button', { name: menuBuilder.grip('Cold brew') })).toBeNull();
    await expect(canvas.getByRole('button', { name: menuBuilder.undo })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const drinks = canvas.getByRole('list', { name: /Drinks/u });
    await expect(within(drinks).getAllByRole('listitem')[0]).toHaveTextContent('Cold brew');
    await expect(canvas.getByRole('button', { name: menuBuilder.actions('Cold brew') })).toHaveFocus();
  },
});

export const OpensTheActionsOfAnItem = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: menuBuilder.actions('Corn cup') }));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
    await expect(screen.getByRole('menuitem', { name: menuBuilder.moveUp })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

export const SaysWhatAnItemLacks = meta.story({
  parameters: { ...alsoInSpanish, ...after(editMenu((menu) => ({ ...menu, modifiers: [] }))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: menuBuilder.addItemTo(sample.categories.sides) }),
    );
    await userEvent.click(await screen.findByRole('button', { name: menuBuilder.save }));
    await expect(screen.getByLabelText(menuBuilder.name)).toHaveAccessibleDescription(
      menuBuilder.problems.name,
    );
    await expect(screen.getByLabelText(menuBuilder.price)).toHaveAccessibleDescription(
      menuBuilder.problems.price,
    );
    await waitFor(() => expect(screen.getByText(menuBuilder.noModifiers)).toBeVisible());
  },
});

export const AddsAnItem = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: menuBuilder.addItemTo('Sides') }));
    await userEvent.type(await screen.findByLabelText(menuBuilder.name), 'Rice and beans');
    const cheese = screen.getByRole('button', { name: /Cheese/u });
    await userEvent.click(cheese);
    await expect(cheese).toHaveAttribute('aria-pressed', 'true');
    await userEvent.type(screen.getByLabelText(menuBuilder.price), '3.25');
    await userEvent.click(screen.getByRole('button', { name: menuBuilder.save }));
    await expect(canvas.getByRole('button', { name: /Rice and beans \$3\.25 .*Cheese/u })).toBeVisible();
    await expect(canvas.getByText(menuBuilder.said.added('Rice and beans'))).toBeInTheDocument();
  },
});

export const SeesWhatAnItemLeaves = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Al pastor taco \$4\.50/u }));
    await waitFor(() => expect(screen.getByText(menuBuilder.leaves('$3.14'))).toBeVisible());
  },
});

/** Escape closes its sheet. */
export const AddsACategory = meta.story({
  play: async ({ canvas, userEvent }) => {
    const add = canvas.getByRole('button', { name: menuBuilder.addCategory });
    await userEvent.click(add);
    await screen.findByRole('dialog', { name: menuBuilder.newCategory });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(add);
    await userEvent.click(await screen.findByRole('button', { name: menuBuilder.save }));
    const name = screen.getByLabelText(menuBuilder.name);
    await expect(name).toHaveAccessibleDescription(menuBuilder.problems.name);
    await userEvent.type(name, 'Breakfast');
    await userEvent.click(screen.getByRole('radio', { name: menuBuilder.tones.peach }));
    await userEvent.click(screen.getByRole('button', { name: menuBuilder.save }));
    await expect(canvas.getByText(menuBuilder.said.added('Breakfast'))).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: menuBuilder.actions('Breakfast') }));
    await userEvent.click(screen.getByRole('menuitem', { name: menuBuilder.edit }));
    await expect(await screen.findByRole('radio', { name: menuBuilder.tones.peach })).toBeChecked();
  },
});

export const AddsChangesAndDeletesAModifier = meta.story({
  parameters: notPictured('It looks like DeletesAndTakesItBack before it is taken back.'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: menuBuilder.addModifier }));
    await screen.findByRole('dialog', { name: menuBuilder.newModifier });
    await userEvent.type(screen.getByLabelText(menuBuilder.name), 'Lime');
    await userEvent.type(screen.getByLabelText(menuBuilder.addedPrice), '0');
    await userEvent.click(screen.getByRole('button', { name: menuBuilder.save }));
    await expect(canvas.getByRole('button', { name: /^Edit Lime Free$/u })).toBeVisible();

    const guacamole = () => canvas.getByRole('button', { name: /^Edit Guacamole/u });
    await userEvent.click(guacamole());
    const price = await screen.findByLabelText(menuBuilder.addedPrice);
    await userEvent.clear(price);
    await userEvent.type(price, '2');
    await userEvent.click(screen.getByRole('button', { name: menuBuilder.save }));
    await expect(guacamole()).toHaveTextContent('Guacamole +$2.00');

    await userEvent.click(guacamole());
    await userEvent.click(await screen.findByRole('button', { name: menuBuilder.remove }));
    await expect(canvas.queryByRole('button', { name: /^Edit Guacamole/u })).toBeNull();
    await expect(canvas.getByRole('button', { name: menuBuilder.undo })).toHaveFocus();
  },
});

// github.com/w3c/aria-practices/issues/3308
export const ClosesWhatIsOpenByBackOnAndroid = meta.story({
  parameters: notPictured('Nothing is open at the end.'),
  beforeEach: () => closeRequests.begin(),
  play: async ({ canvas, userEvent }) => {
    const dots = canvas.getByRole('button', { name: menuBuilder.actions('Corn cup') });
    await expect(closeRequests.send()).toBe(false);
    await userEvent.click(dots);
    await expect(closeRequests.send()).toBe(true);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(dots);
    await userEvent.click(screen.getByRole('menuitem', { name: menuBuilder.edit }));
    await screen.findByRole('dialog');
    await expect(closeRequests.send()).toBe(true);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(closeRequests.send()).toBe(false);
  },
});
