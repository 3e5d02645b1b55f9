import { ActionButton } from '#components/ActionButton.tsx';
import { Actions, WaysOn } from '#components/buttonRows.ts';
import { yourData } from '#content/account/yourData.ts';
import { shared } from '#content/funnel/shared.ts';
import { picturedAt } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';
import { inColumn } from '../support/frames.tsx';

const meta = preview.meta({
  title: 'Components/Layout/ButtonRows',
  component: Actions,
  decorators: [inColumn(400)],
  args: {
    children: [shared.retry, shared.logout, yourData.export.submit].map((label) => (
      <ActionButton key={label} variant="outlined">
        {label}
      </ActionButton>
    )),
  },
});

/** As much space between the rows as between two buttons. */
export const WrappedActions = meta.story();
/** Less space between the rows than between two ways, which are often links. */
export const WrappedWaysOn = meta.story({
  parameters: picturedAt('tablet'),
  render: ({ children }) => <WaysOn>{children}</WaysOn>,
});
