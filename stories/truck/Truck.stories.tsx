import { expect } from 'storybook/test';
import { Truck, type TruckProps, type TruckState } from '#truck/Truck.tsx';
import { notPictured } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';
import { inColumn } from '../support/frames.tsx';

const args: TruckProps = { state: 'closed', label: 'A food truck with its shutter down and the lamp on' };

const meta = preview.meta({
  title: 'Truck/Truck',
  component: Truck,
  tags: ['autodocs'],
  decorators: [inColumn(420)],
  args,
});

export const Closed = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('img')).toEqual([canvas.getByRole('img', { name: args.label })]);
  },
});

/** In the order in which an owner meets them. */
const states: Readonly<Record<TruckState, string>> = {
  closed: 'Sign-in: the shutter is down, the lamp is on.',
  letter: 'Check Your Email: the letter is on the counter.',
  opening: 'Verified: the shutter goes up.',
  named: 'Registration: the awning is out, and the name is painted on as it is typed.',
  open: 'Paid: open, with its lights on.',
  trouble: 'A payment failed: the lamp is amber.',
  stopped: 'Suspended: the shutter is down, the lamp is amber.',
  paused: 'A pause: the shutter is down.',
  ended: 'After the end: the lights are off.',
  lost: 'An unknown address, or an error.',
};

export const EveryState = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      {Object.entries(states).map(([state, label]) => (
        <Truck key={state} state={state as TruckState} label={label} name="Taco Comet" />
      ))}
    </div>
  ),
});

const names = [
  'Bo',
  'Taco Comet',
  'Señor Frijol y Hermanos',
  'Grandma Oksana’s Original Pierogi Kitchen',
  '世界一おいしいたこ焼き屋さん',
  'مطبخ جدتي للفلافل',
  '🌮🌮🌮 Fiesta 🌮🌮🌮',
  'Donaudampfschifffahrtsgesellschaftskapitänswurstbude',
  'The Very Long Name of a Food Truck That Sells Absolutely Everything You Could Ever Eat on One Street',
];

/** Names of any length and script: each fits, or ends in dots. */
export const Names = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 8 }}>
      {names.map((name) => (
        <Truck key={name} {...args} state="named" name={name} label={name} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const name of names) {
      const painted = canvas.getByText(name);
      const side = painted.parentElement?.getBoundingClientRect() ?? new DOMRect();
      const { width, height } = painted.getBoundingClientRect();
      await expect([name, width <= side.width + 1, height <= side.height + 3]).toEqual([name, true, true]);
    }
  },
});

/** The lines of a painted name of which a part is shown and a part is cut off. */
function cutLines(painted: HTMLElement): number {
  const words = document.createRange();
  words.selectNodeContents(painted);
  const { bottom: end } = painted.getBoundingClientRect();
  return [...words.getClientRects()].filter(({ top, bottom, height }) => {
    const seen = end - top;
    return bottom > end && seen > 2 && seen < 0.8 * height;
  }).length;
}

/** As on a phone's account: where two lines have no room, a name is one. */
export const NamesOnASmallTruck = meta.story({
  parameters: notPictured('It looks like Names, but smaller.'),
  decorators: [inColumn(194)],
  render: Names.input.render,
  play: async ({ canvas }) => {
    const cut = names.filter((name) => cutLines(canvas.getByText(name)) > 0);
    await expect(cut).toEqual([]);
  },
});
