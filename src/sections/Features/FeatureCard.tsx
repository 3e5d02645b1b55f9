import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { hovered, tokens, transition } from '#theme/index.ts';
import { featureIcon, featureIconMask, featureIcons, type FeatureIconName } from './featureIcons.ts';
import { renderedLateOnPhones } from '#components/renderedLate.ts';

const { color, radius, shadow } = tokens;

const Feature = styled(Card)(({ theme }) => ({
  // Each card is rendered separately, because the cards are the largest content near a phone's first screen.
  // The picture of a phone that is 375 px wide, and the words below it.
  ...renderedLateOnPhones(theme, 'calc(307px / (var(--phone-shape)) + 165px)'),
  ...featureIcons,
  position: 'relative',
  boxSizing: 'border-box',
  display: 'grid',
  grid: '"media" auto "name" auto "words" 1fr "link" auto / minmax(0, 1fr)',
  rowGap: theme.spacing(0.5),
  height: '100%',
  padding: theme.spacing(2, 2, 0.5),
  [theme.breakpoints.up('tablet')]: { rowGap: theme.spacing(1), paddingBottom: theme.spacing(1) },
  boxShadow: shadow.low,
  transition: transition('box-shadow', 'transform'),
  ...hovered({ boxShadow: shadow.lifted, transform: 'translateY(-2px)' }),
  '& > h3': {
    gridArea: 'name',
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    // With the gap, as far from the picture as the card's edge is.
    marginTop: theme.spacing(1.25),
    [theme.breakpoints.up('tablet')]: { marginTop: theme.spacing(1) },
    overflowWrap: 'anywhere',
    // The icon is a mask on the heading's `::before`; the caller sets which one.
    '&::before': { ...featureIconMask(24), backgroundColor: color.orangeText },
  },
  '& > p': { gridArea: 'words', color: theme.vars.palette.text.secondary, textWrap: 'balance' },
})) as typeof Card;

const Media = styled('div')({
  gridArea: 'media',
  position: 'relative',
  overflow: 'hidden',
  // That of the pictures.
  aspectRatio: '8 / 5',
  // No wider than a picture's own size.
  maxWidth: 368,
  borderRadius: radius.control,
  backgroundColor: color.paperDeep,
  boxShadow: `0 0 0 1px ${color.line}`,
  // In one column the rest of a picture would only push the next one away. Of two, all pictures have one height.
  '@media (max-width: 627.95px)': { aspectRatio: 'var(--phone-shape)' },
});

const Anchor = styled(Link)(({ theme }) => ({
  gridArea: 'link',
  justifySelf: 'start',
  color: theme.vars.palette.brandText,
  textUnderlineOffset: '0.25em',
  // Makes the whole card clickable.
  '&::before': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.card },
  // The arrow is a word joiner, so it stays beside the last word. Below a space, which has a width, WebKit would draw the line on.
  '--icon': featureIcon('arrowRight'),
  '&::after': {
    ...featureIconMask(20),
    content: '"\\2060"',
    paddingLeft: '1.25em',
    marginLeft: '0.25em',
  },
  ...theme.typography.button,
  // As high as a finger needs.
  paddingBlock: `calc((${tokens.target.small}px - 1lh) / 2)`,
}));

export interface FeatureCardProps {
  /** The icon's name. */
  icon: FeatureIconName;
  /** A picture of the feature, 368 pixels wide at most and 8 to 5. Decorative; the text carries the meaning. */
  media: ReactNode;
  /** How much of the picture a phone shows, from the top: an aspect ratio. */
  phoneShape: string;
  /** The name of the feature. */
  title: string;
  /** The benefit for the visitor, in a sentence or two. */
  description: string;
  /** A link to more. Its text must make sense on its own. */
  link: { label: string; href: string };
}

/**
 * One product feature: a picture, an icon, a name, a description and a link to more. Do not use it for an ordered step or a
 * price.
 *
 * It is an `article` named by its level 3 heading. The picture is decorative, because the text carries the meaning. The link
 * covers the whole card, and each card's link text must be unique. Describe the owner's benefit, with a number, and show
 * something to compare in the picture.
 */
export function FeatureCard({ icon, media, phoneShape, title, description, link }: FeatureCardProps) {
  return (
    <Feature
      component="article"
      variant="plain"
      data-rendered-late=""
      style={{ '--phone-shape': phoneShape } as object}
    >
      <Media>{media}</Media>
      <Typography variant="h4" component="h3" style={{ '--icon': featureIcon(icon) } as object}>
        {title}
      </Typography>
      <Typography>{description}</Typography>
      <Anchor href={link.href}>{link.label}</Anchor>
    </Feature>
  );
}
