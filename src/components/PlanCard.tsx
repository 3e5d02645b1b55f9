import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import { useRadioGroup } from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Check } from 'lucide-react';
import { useId, useRef, type ReactNode } from 'react';
import { edgeColor, hovered, tokens, transition } from '#theme/index.ts';
import { ActionButton } from './ActionButton.tsx';
import { FeatureList } from './FeatureList.tsx';
import { Icon } from './Icon.tsx';

const { color, radius, shadow, target } = tokens;

const Plan = styled(Card)(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(2.5),
  // Also with large text, the name is below the badge.
  padding: 'max(24px, 1.25rem) 24px 24px',
  boxShadow: `inset 0 0 0 1.5px ${edgeColor}`,
  transition: transition('box-shadow', 'transform'),
  ...hovered({ boxShadow: `inset 0 0 0 1.5px ${color.ink}, ${shadow.raised}` }),
  '&[data-selected="true"]': { boxShadow: `inset 0 0 0 3px ${color.green}, ${shadow.raised}` },
  [theme.breakpoints.up('tablet')]: {
    // Aligns the feature lists of cards that are side by side.
    display: 'grid',
    gridRow: 'span 4',
    gridTemplateRows: 'subgrid',
    padding: theme.spacing(4),
    '&[data-bare]': { gridRow: 'span 3' },
  },
}));

const Name = styled(FormControlLabel)({
  // The radio's target is larger than its drawing, which is in line with the price.
  margin: -(target.small - 24) / 2,
  gap: 2,
  alignItems: 'center',
  // Makes the whole card clickable, under its button and links.
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.card },
});

const Corner = styled('div')({ position: 'absolute', top: 'calc(-7px - 0.4375rem)', right: 24 });

const Price = styled(Typography)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'flex-start',
  alignItems: 'baseline',
  columnGap: 8,
  '& > strong': { ...theme.typography.figure, whiteSpace: 'normal', overflowWrap: 'anywhere' },
  '& > span': { color: theme.vars.palette.text.secondary },
  '& > small': {
    ...theme.typography.body2,
    width: '100%',
    marginTop: 6,
    whiteSpace: 'pre-line',
    color: theme.vars.palette.text.secondary,
  },
}));

const Features = styled('div')({ flex: 1 });

const Foot = styled('div')({
  position: 'relative',
  zIndex: 1,
  '& > *': { width: '100%' },
  // A selected card must not look unavailable.
  '& > button.Mui-disabled.Mui-disabled.Mui-disabled': {
    backgroundColor: color.greenSoft,
    color: color.green,
    boxShadow: 'none',
  },
});

export interface PlanCardProps {
  /** The radio value of this card. */
  value: string;
  /** The heading of the card, and the name of its radio. */
  name: string;
  /** The price as it is shown. */
  price: string;
  /** The period of the price: 'per month'. */
  period: string;
  /** The text below the price: how the plan is billed. Line breaks are kept. */
  disclaimer?: ReactNode;
  /** A badge on the corner. */
  badge?: string;
  /** The features of this plan only, in order. Features that all plans share are listed once below the cards. */
  features?: readonly string[];
  /** Button label by state; disabled when selected. */
  buttonLabels: { select: string; selected: string };
}

/** One of a few plans, in a `CardGroup`. Arrow keys move between the cards' radios. */
export function PlanCard(props: PlanCardProps) {
  const { value, name, price, period, disclaimer, badge, features = [], buttonLabels } = props;
  const selected = useRadioGroup()?.value === value;
  const id = useId();
  const dial = useRef<HTMLInputElement>(null);
  const handleButton = () => {
    // Selecting the card disables this button, so focus moves to the radio.
    dial.current?.focus();
    dial.current?.click();
  };
  return (
    <Plan variant="plain" data-selected={selected} data-bare={features.length > 0 ? undefined : ''}>
      {badge ? (
        <Corner>
          <Chip label={badge} />
        </Corner>
      ) : null}
      <Name
        id={`${id}-name`}
        label={name}
        slotProps={{ typography: { variant: 'h4', component: 'span' } }}
        control={
          <Radio value={value} slotProps={{ input: { ref: dial, 'aria-describedby': `${id}-price` } }} />
        }
      />
      <Price id={`${id}-price`}>
        <strong>{price}</strong>
        <span>{period}</span>
        {disclaimer ? <small>{disclaimer}</small> : null}
      </Price>
      {features.length > 0 ? (
        <Features>
          <FeatureList items={features} size="small" />
        </Features>
      ) : null}
      <Foot>
        <ActionButton
          variant="outlined"
          disabled={selected}
          startIcon={selected ? <Icon of={Check} /> : undefined}
          aria-describedby={`${id}-name`}
          onClick={handleButton}
        >
          {selected ? buttonLabels.selected : buttonLabels.select}
        </ActionButton>
      </Foot>
    </Plan>
  );
}
