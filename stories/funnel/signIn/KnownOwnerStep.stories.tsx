import { expect, fn } from 'storybook/test';
import { funnel } from '#content/index.ts';
import { KnownOwnerStep } from '#funnel/signIn/KnownOwnerStep.tsx';
import { notPictured } from '#storybook/pictured.ts';
import { sampleOwner } from '#stories/support/samples.ts';
import { presses } from '#stories/support/plays.ts';
import preview from '#storybook/preview.tsx';

const { knownOwner: words } = funnel;

const meta = preview.meta({
  title: 'Funnel/Sign in/KnownOwnerStep',
  component: KnownOwnerStep,
  parameters: {
    layout: 'fullscreen',
    ...notPictured('A heading and two buttons, which other screens picture.'),
  },
  args: { email: sampleOwner.email, onLogout: fn() },
});

/** One heading and one primary action. */
export const Known = meta.story({
  tags: ['R-SIGNIN-KNOWN'],
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.getAllByRole('heading')).toHaveLength(1);
    await expect(canvas.getByRole('main')).toHaveTextContent(words.signedInAs(sampleOwner.email));
    await expect(canvas.getByRole('link', { name: words.proceed })).toHaveAttribute('href', '/account');
    await presses(words.another, 'onLogout')(context);
  },
});
