import { expect, screen, within } from 'storybook/test';
import { menuBuilder } from '#content/demos/menuBuilder.ts';
import { editMenu } from '#demos/state/demoState.ts';
import preview from '#storybook/preview.tsx';
import { framed } from '../support/framed.tsx';
import { withDemoState } from '../support/withDemoState.tsx';
import { MenuBuilder } from '#demos/menuBuilder/MenuBuilder.tsx';
import { gripId } from '#demos/menuBuilder/menuEntryIds.ts';
import { dragWithPointer } from './dragWithPointer.ts';
import { notPictured } from '#storybook/pictured.ts';

const meta = preview.meta({
  title: 'Demos/MenuBuilder/MenuBuilder',
  component: MenuBuilder,
  render: framed(menuBuilder.title, MenuBuilder),
});

export const Empty = meta.story({
  decorators: [withDemoState({ steps: [editMenu(() => ({ categories: [], modifiers: [] }))] })],
});

export const PicksUpMovesAndPutsDownWithTheKeyboard = meta.story({
  decorators: [withDemoState()],
  play: async ({ canvas, userEvent }) => {
    const grip = () => canvas.getByRole('button', { name: menuBuilder.grip('Churros') });
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
  decorators: [withDemoState()],
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
  decorators: [withDemoState()],
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

export const MovesACategoryWithoutDragging = meta.story({
  decorators: [withDemoState()],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: menuBuilder.actions('Drinks') }));
    await userEvent.click(screen.getByRole('menuitem', { name: menuBuilder.moveEarlier }));
    await expect(canvas.getByText(menuBuilder.said.moved('Drinks', 3, 4))).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: menuBuilder.actions('Drinks') })).toHaveFocus();
  },
});

export const MovesAnItemToAnotherCategoryWithoutDragging = meta.story({
  decorators: [withDemoState()],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: menuBuilder.actions('Corn cup') }));
    await userEvent.click(screen.getByRole('menuitem', { name: menuBuilder.moveTo('Tacos') }));
    await expect(canvas.getByText(menuBuilder.said.moved('Corn cup', 5, 5, 'Tacos'))).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: menuBuilder.actions('Corn cup') })).toHaveFocus();
  },
});

export const DeletesAndTakesItBack = meta.story({
  decorators: [withDemoState()],
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

export const AddsAnItem = meta.story({
  decorators: [withDemoState()],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: menuBuilder.addItemTo('Sides') }));
    await userEvent.type(await screen.findByLabelText(menuBuilder.name), 'Rice and beans');
    await userEvent.type(screen.getByLabelText(menuBuilder.price), '3.25');
    await userEvent.click(screen.getByRole('button', { name: menuBuilder.save }));
    await expect(canvas.getByRole('button', { name: /Rice and beans \$3\.25/u })).toBeVisible();
    await expect(canvas.getByText(menuBuilder.said.added('Rice and beans'))).toBeInTheDocument();
  },
});
