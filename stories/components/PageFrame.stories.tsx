import { expect } from 'storybook/test';
import { ActionButton } from '#components/ActionButton.tsx';
import { BrandLink } from '#components/BrandLink.tsx';
import { FooterLinks } from '#components/FooterLinks.tsx';
import { FormField } from '#components/FormField.tsx';
import { PageFrame } from '#components/PageFrame.tsx';
import { StepProgress } from '#funnel/frame/StepProgress.tsx';
import { brand, funnel } from '#content/index.ts';
import { notPictured } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';
import { Truck } from '#truck/Truck.tsx';
import { arrive, Arriving } from '../support/Arriving.tsx';

const meta = preview.meta({
  title: 'Components/Layout/PageFrame',
  component: PageFrame,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    brand: <BrandLink name={brand.name} href="/" />,
    title: funnel.register.heading,
    children: <FormField label={funnel.register.fullName.label} />,
  },
});

export const Bare = meta.story();

export const WithEverything = meta.story({
  args: {
    actions: (
      <ActionButton variant="text" size="small">
        {funnel.logout}
      </ActionButton>
    ),
    progress: <StepProgress current={0} />,
    lead: funnel.plans.intro,
    aside: <Truck state="named" name="Taco Comet" label="A food truck named Taco Comet" />,
    footer: (
      <FooterLinks label="Legal" links={[funnel.links.terms, funnel.links.privacy, funnel.links.help]} />
    ),
  },
});

/** A message has a heading of its own: its sheet and the picture begin at one height. */
export const WithoutATitle = meta.story({
  globals: { viewport: { value: 'desktop' } },
  parameters: notPictured('VerifyStep, Verified has this picture.'),
  render: ({ title: _title, ...args }) => <PageFrame {...args} />,
  args: { aside: <Truck state="open" label="A food truck" /> },
  play: async ({ canvas, canvasElement }) => {
    const picture = canvas.getByRole('img', { name: 'A food truck' });
    const sheet = canvasElement.querySelector('main > div:last-of-type');
    await expect(sheet?.getBoundingClientRect().top).toBe(picture.getBoundingClientRect().top);
  },
});

export const WidePage = meta.story({ args: { ...WithEverything.input.args, width: 'page' } });

export const WithoutSheet = meta.story({ args: { sheet: false } });

export const TakesFocusOnItsHeadingWhenItArrives = meta.story({
  parameters: notPictured('It looks like Bare.'),
  render: (args) => (
    <Arriving>
      <PageFrame {...args} />
    </Arriving>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: arrive }));
    await expect(canvas.getByRole('heading', { level: 1, name: args.title ?? '' })).toHaveFocus();
  },
});
