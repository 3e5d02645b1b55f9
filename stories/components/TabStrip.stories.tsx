import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { TabStrip, type TabStripProps } from '#components/TabStrip.tsx';
import { picturedAt, screenPictures } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';

function Chosen(props: TabStripProps) {
  const [selected, setSelected] = useState(props.selected);
  const handleSelect = (choice: { id: string }) => {
    setSelected(choice.id);
    props.onSelect(choice);
  };
  return (
    <>
      <TabStrip {...props} selected={selected} onSelect={handleSelect} />
      <div id={props.panelId} role="tabpanel" aria-labelledby={selected} />
    </>
  );
}

const meta = preview.meta({
  title: 'Components/Navigation/TabStrip',
  component: TabStrip,
  tags: ['autodocs'],
  parameters: screenPictures,
  render: (args) => <Chosen {...args} />,
  args: {
    label: 'Times of day',
    tabs: [
      { id: 'breakfast', label: 'Breakfast' },
      { id: 'lunch', label: 'Lunch' },
      { id: 'late', label: 'Late' },
    ],
    selected: 'breakfast',
    panelId: 'panel',
    onSelect: fn(),
  },
});

export const FirstSelected = meta.story();

export const LastSelected = meta.story({ parameters: picturedAt('phone'), args: { selected: 'late' } });

export const SelectsByTap = meta.story({
  parameters: picturedAt('phone'),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Lunch' }));
    await expect(args.onSelect).toHaveBeenCalledWith({ id: 'lunch' });
    await expect(canvas.getByRole('tab', { name: 'Lunch' })).toHaveAttribute('aria-selected', 'true');
  },
});

export const MovesByArrowKeys = meta.story({
  parameters: picturedAt('phone'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Late' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('tab', { name: 'Breakfast' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Late' })).toHaveAttribute('aria-selected', 'true');
  },
});
