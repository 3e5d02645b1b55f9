import { expect, within } from 'storybook/test';
import { howItWorks } from '#content/landing/howItWorks.ts';
import { HowItWorks } from '#sections/HowItWorks/HowItWorks.tsx';
import { picturedAt } from '#storybook/pictured.ts';
import { sampleFilm } from '#stories/support/sampleFilm.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Sections/HowItWorks',
  component: HowItWorks,
  parameters: {
    layout: 'fullscreen', // On a phone the row of films keeps moving while a long picture is taken; the landing page is pictured there.
    ...picturedAt('desktop'),
  },
  args: {
    ...howItWorks,
    startHref: '/sign-up/signin',
    films: {
      'heat-map': sampleFilm,
      'menu-builder': sampleFilm,
      'point-of-sale': sampleFilm,
      analytics: sampleFilm,
    },
  },
});

export const FourSteps = meta.story({
  tags: ['R-STEPS-FOUR', 'R-STEPS-START'],
  play: async ({ args, canvas }) => {
    const section = canvas.getByRole('region', { name: args.title });
    const steps = [...section.querySelectorAll<HTMLElement>('ol > li')];
    await expect(steps).toHaveLength(4);
    for (const [at, { title, description, highlights }] of args.steps.entries()) {
      const step = within(steps[at]!);
      await expect(step.getByRole('heading', { level: 3, name: title })).toBeVisible();
      for (const words of [String(at + 1), description, ...highlights])
        await expect(step.getByText(words)).toBeVisible();
      await expect(step.getByRole('img')).toBeInTheDocument();
      const play = step.getByRole('button', { name: howItWorks.player.playLabel });
      await expect(play).toHaveAccessibleDescription(title);
    }
    await expect(within(section).getByRole('link', { name: args.start })).toHaveAttribute(
      'href',
      args.startHref,
    );
    await expect(within(section).getByRole('link', { name: args.tryIt.label })).toHaveAttribute(
      'href',
      '#try-it',
    );
  },
});
