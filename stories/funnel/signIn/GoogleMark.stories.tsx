import { GoogleMark } from '#funnel/signIn/GoogleMark.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ title: 'Funnel/Sign in/GoogleMark', component: GoogleMark });

export const InFourColors = meta.story();
