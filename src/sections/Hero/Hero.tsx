import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { keyframes, styled } from '@mui/material/styles';
import { Play } from 'lucide-react';
import { ActionLink } from '#components/ActionLink.tsx';
import { Icon } from '#components/Icon.tsx';
import { ambient, movesInView, tokens } from '#theme/index.ts';
import { Promises } from './Promises.tsx';
import { ServingHatch, type ServingHatchProps } from './ServingHatch.tsx';

const { color, measure } = tokens;
const scallop = 28;

const drift = keyframes({ '50%': { transform: 'translateX(-50%)' } });

const Wall = styled('section')({
  position: 'relative',
  overflow: 'clip',
  color: color.ink,
  backgroundColor: color.orange,
  // Twice as wide as the wall and translated, so that it is never repainted.
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '0 -100% 0 0',
    background: `linear-gradient(112deg, ${color.orange}, ${color.orangeBright} 28%, ${color.peach} 50%, ${color.orangeBright} 72%, ${color.orange})`,
    animation: `${drift} ${ambient.gradient} ease-in-out infinite`,
  },
  ...movesInView('::before'),
  // The lower edge is scalloped and overlaps the next section.
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 'auto 0 0',
    height: scallop / 2,
    background: `radial-gradient(circle ${scallop / 2 - 0.5}px at 50% 0, transparent calc(100% - 0.75px), ${color.paper}) 50% 0 / ${scallop}px 100%`,
  },
});

const Inside = styled(Container)(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
  maxWidth: measure.site + 40,
  // Clears the bar, which is taller where only the text is enlarged.
  padding: `calc(72px + 2rem) 20px ${theme.spacing(10)}`,
  // An upright tablet has room for both beside each other, and no more height than a laptop.
  [theme.breakpoints.up('tablet')]: {
    gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 10fr)',
    alignItems: 'center',
    padding: theme.spacing(14, 2.5, 10),
  },
  [theme.breakpoints.up('laptop')]: {
    gridTemplateColumns: '1fr 1fr',
    gap: theme.spacing(4),
    padding: theme.spacing(14, 2.5, 16),
  },
  [theme.breakpoints.up('desktop')]: {
    gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 12fr)',
    gap: theme.spacing(6),
    padding: theme.spacing(13, 2.5, 17),
  },
}));

// A container, because with large text the promises are stacked.
const Words = styled('div')({ containerType: 'inline-size' });

const Headline = styled(Typography)(({ theme }) => ({
  margin: theme.spacing(1, 0, 2),
  '& > span': { ...theme.typography.h2, display: 'block', marginTop: theme.spacing(1) },
  // The line fills its column to within three pixels. A slightly wider fallback font has the gap as well, and does not wrap it;
  // text that a reader spaces out does (WCAG 1.4.12).
  [theme.breakpoints.up('desktop')]: { '& > span': { marginRight: theme.spacing(-5) } },
  '@container (max-width: 30em)': { '& > span': { marginRight: 0 } },
}));

// In rem, not ch: line breaks must be the same before and after the web font loads.
const Lead = styled(Typography)({ maxWidth: '29rem' });

const Ways = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  marginTop: theme.spacing(3),
  [theme.breakpoints.down('tablet')]: { '& > a': { flex: '1 0 auto', paddingInline: 16 } },
}));

export interface HeroProps {
  /** Anchor of the section. */
  id: string;
  /** The audience, in a few words. */
  kicker: string;
  /** The first half of the headline. */
  title: string;
  /** The second half of the headline. */
  titleEnd: string;
  /** The sub-line. */
  body: string;
  /** The main action. */
  start: { label: string; href: string };
  /** Link to the videos. */
  watch: { label: string; href: string };
  /** Today's price and how to cancel, in a few words each. */
  promises: readonly string[];
  /** Pictures of the product. */
  screens: Pick<ServingHatchProps, 'order' | 'map'>;
  /** The price slip. */
  slip: ServingHatchProps['slip'];
}

/** The first screen: headline, buttons and a drawing of a truck. */
export function Hero({ kicker, title, titleEnd, body, start, watch, promises, ...rest }: HeroProps) {
  const { id, screens, slip } = rest;
  return (
    <Wall id={id} data-moves="" aria-labelledby={`${id}-title`}>
      <Inside>
        <Words>
          <Typography variant="subtitle2">{kicker}</Typography>
          <Headline variant="display" id={`${id}-title`}>
            {title} <span>{titleEnd}</span>
          </Headline>
          <Lead variant="subtitle1">{body}</Lead>
          <Ways>
            <ActionLink href={start.href} variant="contained" color="secondary" size="large">
              {start.label}
            </ActionLink>
            <ActionLink
              href={watch.href}
              variant="outlined"
              size="large"
              endIcon={<Icon of={Play} size={20} />}
            >
              {watch.label}
            </ActionLink>
          </Ways>
          <Promises promises={promises} />
        </Words>
        <ServingHatch {...screens} slip={slip} />
      </Inside>
    </Wall>
  );
}
