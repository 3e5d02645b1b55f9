import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import { ActionLink } from '#components/ActionLink.tsx';
import { FeatureCard, type FeatureCardProps } from './FeatureCard.tsx';
import { featureIcon, featureIconMask, featureIcons, type FeatureIconName } from './featureIcons.ts';
import { SectionFrame } from '#components/SectionFrame.tsx';
import { tokens } from '#theme/index.ts';
import { Claim, type ClaimProps } from './Claim.tsx';
import { FeaturePicture, type FeaturePictureProps } from './FeaturePicture.tsx';
import { ShiftList, type ShiftListProps } from './ShiftList.tsx';

const { color } = tokens;

const cardIcons = {
  pointOfSale: 'wifiOff',
  heatMap: 'mapPinned',
  menuBuilder: 'squareMenu',
  analytics: 'chartColumn',
  discounts: 'badgePercent',
  staff: 'users',
} satisfies Record<string, FeatureIconName>;

const hardwareIcons = { tablet: 'tabletSmartphone', printer: 'printer', signal: 'wifiOff' } satisfies Record<
  string,
  FeatureIconName
>;

const cardNames = Object.keys(cardIcons) as Array<keyof typeof cardIcons>;
const hardwareNames = Object.keys(hardwareIcons) as Array<keyof typeof hardwareIcons>;

/** The picture of each feature; the staff's is drawn. */
const photos = {
  pointOfSale: 'offline',
  heatMap: 'spots',
  menuBuilder: 'menu',
  analytics: 'sales',
  discounts: 'discounts',
} as const;

/** How much of each picture a phone shows. No edge goes through a text or a bar. */
const phoneShapes = {
  pointOfSale: '8 / 5',
  heatMap: '25 / 12',
  menuBuilder: '25 / 12',
  analytics: '11 / 4',
  discounts: '8 / 5',
  staff: '9 / 4',
} satisfies Record<keyof typeof cardIcons, string>;

// The cards are articles, the claim at their end is not.
const Cards = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  // Two cards beside each other as soon as their pictures have their own size.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 290px), 1fr))',
  '& > div': { marginTop: theme.spacing(1) },
  [theme.breakpoints.up('tablet')]: {
    gridTemplateColumns: '1fr 1fr',
    gap: theme.spacing(2),
    '& > div': { margin: 0 },
  },
  // Of two columns, the first question of the trade has both, and the claim is beside the last feature.
  [theme.breakpoints.between('tablet', 'laptop')]: {
    '& > article:first-of-type': {
      gridColumn: 'span 2',
      grid: '"media ." 1fr "media name" auto "media words" auto "media link" auto "media ." 1fr / 368px minmax(0, 1fr)',
      columnGap: theme.spacing(3),
      '& > h3': theme.typography.h3,
      '& > div': { alignSelf: 'center' },
    },
  },
  [theme.breakpoints.up('laptop')]: {
    gridTemplateColumns: 'repeat(3, 1fr)',
    '& > div': { gridColumn: '1 / -1' },
  },
}));

const End = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(2.5, 3),
  marginTop: theme.spacing(2.5),
  [theme.breakpoints.down('tablet')]: { '& > a': { flex: '1 1 auto' } },
}));

const Needs = styled(List)(({ theme }) => ({
  ...theme.typography.h6,
  ...featureIcons,
  display: 'flex',
  gap: theme.spacing(1, 3),
  color: color.green,
  [theme.breakpoints.down('laptop')]: { flexDirection: 'column' },
  '& > li': { display: 'flex', alignItems: 'center', gap: 10 },
  '& > li::before': featureIconMask(24),
}));

const heights = { phone: 2690, tablet: 1690, laptop: 1230 };

export interface FeaturesProps {
  /** Anchor of the section. */
  id: string;
  title: string;
  lead: string;
  /** The features, in order. */
  cards: Record<keyof typeof cardIcons, Omit<FeatureCardProps, 'icon' | 'media' | 'phoneShape'>>;
  /** Screenshots of the features. */
  pictures: Record<(typeof photos)[keyof typeof photos], FeaturePictureProps['picture']>;
  /** The shifts in the last feature's picture. */
  shifts: ShiftListProps['shifts'];
  claim: ClaimProps;
  /** The required hardware. */
  hardware: { label: string; items: Record<keyof typeof hardwareIcons, string> };
  /** The way to the sign-up, at the end. */
  start: { label: string; href: string };
}

/** The features, the claim and the hardware. */
export function Features({
  id,
  title,
  lead,
  cards,
  pictures,
  shifts,
  claim,
  hardware,
  start,
}: FeaturesProps) {
  return (
    <SectionFrame id={id} title={title} lead={lead} heights={heights}>
      <Cards>
        {cardNames.map((name) => (
          <FeatureCard
            key={name}
            {...cards[name]}
            icon={cardIcons[name]}
            phoneShape={phoneShapes[name]}
            media={
              name === 'staff' ? (
                <ShiftList shifts={shifts} />
              ) : (
                <FeaturePicture picture={pictures[photos[name]]} />
              )
            }
          />
        ))}
        <Claim {...claim} />
      </Cards>
      <End>
        <Needs aria-label={hardware.label}>
          {hardwareNames.map((name) => (
            <ListItem key={name} style={{ '--icon': featureIcon(hardwareIcons[name]) } as object}>
              {hardware.items[name]}
            </ListItem>
          ))}
        </Needs>
        <ActionLink href={start.href} variant="contained" size="large">
          {start.label}
        </ActionLink>
      </End>
    </SectionFrame>
  );
}
