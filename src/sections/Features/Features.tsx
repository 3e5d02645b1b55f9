import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import { FeatureCard, type FeatureCardProps } from '#components/FeatureCard.tsx';
import {
  featureIcon,
  featureIconMask,
  featureIcons,
  type FeatureIconName,
} from '#components/featureIcons.ts';
import { SectionFrame } from '#components/SectionFrame.tsx';
import { tokens } from '#theme/index.ts';
import { Claim, type ClaimProps } from './Claim.tsx';
import { Crop, type CropArea, type CropProps } from './Crop.tsx';
import { ShiftList, type ShiftListProps } from './ShiftList.tsx';

const { color } = tokens;

const cardIcons = {
  heatMap: 'mapPinned',
  pointOfSale: 'store',
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

/** The part of a demo's screenshot that shows each feature. */
const crops = {
  heatMap: { of: 'map', area: { at: [4, 83], zoom: 2.5 } },
  pointOfSale: { of: 'pointOfSale', area: { at: [3.55, 63.1], zoom: 1.73 } },
  menuBuilder: { of: 'menuBuilder', area: { at: [4, 43], zoom: 1.55 } },
  analytics: { of: 'analytics', area: { at: [4, 84.3], zoom: 2.13 } },
  discounts: { of: 'order', area: { at: [96, 30.4], zoom: 2.96 } },
} as const satisfies Record<string, { of: string; area: CropArea }>;

// The cards are articles, the claim at their end is not.
const Cards = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  '& > div': { marginTop: theme.spacing(1) },
  // The map, the main feature, is twice as wide, and so is the claim beside the last feature.
  [theme.breakpoints.up('tablet')]: {
    gridTemplateColumns: '1fr 1fr',
    gap: theme.spacing(2),
    '& > article:first-of-type': {
      gridColumn: 'span 2',
      grid: '"media ." 1fr "media name" auto "media words" auto "media link" auto "media ." 1fr / 60% minmax(0, 1fr)',
      minHeight: 300,
      '& > div': { aspectRatio: 'auto' },
    },
    '& > div': { margin: 0 },
  },
  [theme.breakpoints.up('laptop')]: {
    gridTemplateColumns: 'repeat(3, 1fr)',
    '& > div': { gridColumn: 'span 2' },
  },
}));

const Needs = styled(List)(({ theme }) => ({
  ...theme.typography.h6,
  ...featureIcons,
  display: 'flex',
  gap: theme.spacing(1, 4),
  marginTop: theme.spacing(2.5),
  color: color.green,
  [theme.breakpoints.down('laptop')]: { flexDirection: 'column' },
  '& > li': { display: 'flex', alignItems: 'center', gap: 10 },
  '& > li::before': featureIconMask(24),
}));

const heights = { phone: 1283, tablet: 1570, laptop: 1202 };

/** Props of `Features`. */
export interface FeaturesProps {
  /** Anchor of the section. */
  id: string;
  title: string;
  lead: string;
  /** The features, in order. */
  cards: Record<keyof typeof cardIcons, Omit<FeatureCardProps, 'icon' | 'media'>>;
  /** Screenshots of the demos; each card shows a part of one. */
  pictures: Record<(typeof crops)[keyof typeof crops]['of'], CropProps['picture']>;
  /** The shifts in the last feature's picture. */
  shifts: ShiftListProps['shifts'];
  /** The claim below the features. */
  claim: ClaimProps;
  /** The required hardware. */
  hardware: { label: string; items: Record<keyof typeof hardwareIcons, string> };
}

/** The features, the claim and the hardware. */
export function Features({ id, title, lead, cards, pictures, shifts, claim, hardware }: FeaturesProps) {
  return (
    <SectionFrame id={id} title={title} lead={lead} heights={heights}>
      <Cards>
        {cardNames.map((name) => (
          <FeatureCard
            key={name}
            {...cards[name]}
            icon={cardIcons[name]}
            media={
              name === 'staff' ? (
                <ShiftList shifts={shifts} />
              ) : (
                <Crop picture={pictures[crops[name].of]} area={crops[name].area} />
              )
            }
          />
        ))}
        <Claim {...claim} />
      </Cards>
      <Needs aria-label={hardware.label}>
        {hardwareNames.map((name) => (
          <ListItem key={name} style={{ '--icon': featureIcon(hardwareIcons[name]) } as object}>
            {hardware.items[name]}
          </ListItem>
        ))}
      </Needs>
    </SectionFrame>
  );
}
