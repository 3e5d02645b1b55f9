import type { Meta, StoryObj } from '@storybook/react-vite';

import { GoogleMark } from '#funnel/signIn/GoogleMark.tsx';

const meta = { title: 'Funnel/Sign in/GoogleMark', component: GoogleMark } satisfies Meta<typeof GoogleMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InFourColours: Story = {};
