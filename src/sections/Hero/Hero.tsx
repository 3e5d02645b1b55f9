import { keyframes, styled } from '@mui/material/styles';
import { Play } from 'lucide-react';
import { ActionLink } from '#components/ActionLink.tsx';
import { Icon } from '#components/Icon.tsx';
import { ambient, tokens } from '#theme/index.ts';
import { ServingHatch, type ServingHatchProps } from './ServingHatch.tsx';

const { color, measure } = tokens;
const scallop = 28;

const drift = keyframes({ '50%': { transform: 'translateX(-50%)' } });

const Wall = styled('section')({
  position: 'relative',
  overflow: 'clip',
  color: color.ink,
  backgroundColor: color.orange,
  // Painted twice as wide as the wall and moved, never repainted.
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '0 -100% 0 0',
    background: `linear-gradient(112deg, ${color.orange}, ${color.orangeBright} 28%, ${color.peach} 50%, ${color.orangeBright} 72%, ${color.orange})`,
    animation: `${drift} ${ambient.gradient} ease-in-out infinite`,
  },
  // The wall ends in the hem of a cloth that hangs over the next section.
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 'auto 0 -1px',
    height: scallop / 2,
    background: `radial-gradient(circle ${scallop / 2}px at 50% 0, transparent calc(100% - 0.5px), ${color.paper}) 0 0 / ${scallop}px 100%`,
  },
});

const Inside = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(6),
  maxWidth: measure.site + 40,
  margin: '0 auto',
  padding: theme.spacing(14, 2.5, 31),
  [theme.breakpoints.up('tablet')]: { padding: theme.spacing(16, 2.5, 19) },
  [theme.breakpoints.up('laptop')]: {
    gridTemplateColumns: '1fr 1fr',
    alignItems: 'center',
    gap: theme.spacing(5),
    padding: theme.spacing(15, 2.5, 22),
  },
  [theme.breakpoints.up('desktop')]: {
    gridTemplateColumns: '11fr 12fr',
    gap: theme.spacing(8),
    padding: theme.spacing(15, 2.5, 16),
  },
}));

const Headline = styled('h1')(({ theme }) => ({
  ...theme.typography.display,
  margin: theme.spacing(2, 0, 2.5),
  '& > span': { ...theme.typography.h2, display: 'block', marginTop: theme.spacing(1.5) },
}));

const Kicker = styled('p')(({ theme }) => ({ ...theme.typography.subtitle2 }));

// In rem, not in letters: its lines must break alike before and after the font has come.
const Lead = styled('p')(({ theme }) => ({ ...theme.typography.subtitle1, maxWidth: '29rem' }));

const Ways = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2),
  marginTop: theme.spacing(4),
  [theme.breakpoints.down('tablet')]: { '& > a': { flexGrow: 1 } },
}));

/** Props of `Hero`. */
export interface HeroProps {
  /** Anchor of the section. */
  id: string;
  /** For whom this is, in a few words. */
  kicker: string;
  /** The first and larger half of the headline. */
  title: string;
  /** The second half, which ends the sentence. */
  titleEnd: string;
  /** The sub-line. */
  body: string;
  /** The one way on. */
  start: { label: string; href: string };
  /** For a visitor who wants to see it first. */
  watch: { label: string; href: string };
  /** Pictures of the product. */
  screens: Pick<ServingHatchProps, 'order' | 'map'>;
  /** What it costs, in a few lines. */
  slip: ServingHatchProps['slip'];
}

/** The first thing a visitor sees: the side of a truck in morning light, what this is, and how to begin. */
export function Hero({ id, kicker, title, titleEnd, body, start, watch, screens, slip }: HeroProps) {
  return (
    <Wall id={id} aria-labelledby={`${id}-title`}>
      <Inside>
        <div>
          <Kicker>{kicker}</Kicker>
          <Headline id={`${id}-title`}>
            {title} <span>{titleEnd}</span>
          </Headline>
          <Lead>{body}</Lead>
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
        </div>
        <ServingHatch {...screens} slip={slip} />
      </Inside>
    </Wall>
  );
}
