import { styled } from '@mui/material/styles';
import {
  BadgePercent,
  ChartColumn,
  MapPinned,
  Printer,
  SquareMenu,
  Store,
  TabletSmartphone,
  Users,
  WifiOff,
  type LucideIcon,
} from 'lucide-react';
import { FeatureCard, type FeatureCardProps } from '#components/FeatureCard.tsx';
import { Icon } from '#components/Icon.tsx';
import { SectionFrame } from '#components/SectionFrame.tsx';
import { tokens } from '#theme/index.ts';
import { Claim, type ClaimProps } from './Claim.tsx';

const { color } = tokens;

const cardIcons = {
  heatMap: MapPinned,
  pointOfSale: Store,
  menuBuilder: SquareMenu,
  analytics: ChartColumn,
  discounts: BadgePercent,
  staff: Users,
} satisfies Record<string, LucideIcon>;

const hardwareIcons = { tablet: TabletSmartphone, printer: Printer, signal: WifiOff } satisfies Record<
  string,
  LucideIcon
>;

const cardNames = Object.keys(cardIcons) as Array<keyof typeof cardIcons>;
const hardwareNames = Object.keys(hardwareIcons) as Array<keyof typeof hardwareIcons>;

const spot = (at: string, size: string) =>
  `radial-gradient(circle ${size} at ${at}, rgb(179 38 30 / 0.9), rgb(244 138 41 / 0.85) 32%, rgb(255 217 176 / 0.6) 64%, transparent)`;

const street = (turn: string, at: string) =>
  `linear-gradient(${turn}, transparent ${at}, ${color.white} 0 calc(${at} + 10px), transparent 0)`;

const Cards = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  [theme.breakpoints.up('tablet')]: {
    gridTemplateColumns: '1fr 1fr',
    '& > :first-of-type': { gridColumn: 'span 2' },
    // What the first card is about, as its ground.
    '& > :first-of-type > article': {
      paddingRight: '42%',
      backgroundImage: [
        spot('84% 46%', '130px'),
        spot('68% 96%', '90px'),
        spot('99% 6%', '80px'),
        street('100deg', '71%'),
        street('84deg', '89%'),
        street('4deg', '41%'),
        `linear-gradient(90deg, ${color.white} 56%, ${color.paperDeep} 70%)`,
      ].join(),
    },
  },
  [theme.breakpoints.up('laptop')]: {
    gridTemplateColumns: 'repeat(3, 1fr)',
    '& > :last-of-type': { gridColumn: 'span 2' },
  },
}));

const Needs = styled('ul')(({ theme }) => ({
  ...theme.typography.h6,
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5, 4),
  marginTop: theme.spacing(4),
  color: color.green,
  '& > li': { display: 'flex', alignItems: 'center', gap: 10 },
}));

/** Props of `Features`. */
export interface FeaturesProps {
  /** Anchor of the section. */
  id: string;
  title: string;
  lead: string;
  /** What the product does, in the order it is shown. */
  cards: Record<keyof typeof cardIcons, Omit<FeatureCardProps, 'icon'>>;
  /** What it is said to bring. */
  claim: ClaimProps;
  /** What it runs on. */
  hardware: { label: string; items: Record<keyof typeof hardwareIcons, string> };
}

/** What the product does, what it is said to bring, and what it needs. */
export function Features({ id, title, lead, cards, claim, hardware }: FeaturesProps) {
  return (
    <SectionFrame id={id} title={title} lead={lead}>
      <Cards>
        {cardNames.map((name) => (
          <div key={name}>
            <FeatureCard {...cards[name]} icon={cardIcons[name]} />
          </div>
        ))}
        <div>
          <Claim {...claim} />
        </div>
      </Cards>
      <Needs aria-label={hardware.label}>
        {hardwareNames.map((name) => (
          <li key={name}>
            <Icon of={hardwareIcons[name]} size={24} />
            {hardware.items[name]}
          </li>
        ))}
      </Needs>
    </SectionFrame>
  );
}
