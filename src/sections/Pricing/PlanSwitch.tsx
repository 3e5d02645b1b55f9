import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { edgeColor, tokens, transition, visuallyHidden } from '#theme/index.ts';

const { color, focus, radius } = tokens;

const Group = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
  gap: theme.spacing(1),
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': visuallyHidden,
  [theme.breakpoints.up('tablet')]: { gap: theme.spacing(2) },
}));

const Option = styled(Stack)(({ theme }) => ({
  position: 'relative',
  // Also with large text, the name is below the badge.
  padding: '1.25rem 12px 12px',
  borderRadius: radius.card,
  backgroundColor: color.white,
  boxShadow: `inset 0 0 0 1.5px ${edgeColor}`,
  transition: transition('background-color', 'box-shadow'),
  '&:has(:checked)': { backgroundColor: color.greenSoft, boxShadow: `inset 0 0 0 3px ${color.green}` },
  '&:has(:focus-visible)': {
    outline: `${focus.width}px solid ${focus.color}`,
    outlineOffset: focus.offset,
  },
  // On the card's edge, so the badge does not move the price.
  '& > span': {
    position: 'absolute',
    top: 0,
    right: 12,
    paddingInline: 8,
    transform: 'translateY(-50%)',
    lineHeight: 1.2,
    whiteSpace: 'nowrap',
  },
  '& label': { display: 'flex', alignItems: 'center', gap: 8, cursor: 'pointer' },
  // Makes the whole card clickable.
  '& label::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.card },
  '& input': {
    position: 'relative',
    zIndex: 1,
    width: '1.25rem',
    height: '1.25rem',
    margin: 0,
    accentColor: color.green,
    outline: 'none',
  },
  '& > p': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: theme.spacing(0, 1),
    margin: theme.spacing(1, 0),
    '& > strong': theme.typography.figure,
  },
  '& > p, & > ul': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& strong': { color: color.ink },
  [theme.breakpoints.down('tablet')]: { '& > ul': theme.typography.caption },
  '@media (scripting: none)': { '& input, & label::after': { display: 'none' } },
  [theme.breakpoints.up('tablet')]: { padding: '1.25rem 20px 20px', '& > span': { right: 20 } },
}));

const Notes = styled(List)({});

export interface PlanSwitchProps {
  /** The legend, for screen readers. */
  label: string;
  /** The form field name of the choice. */
  name: string;
  /** The plans in order. */
  plans: ReadonlyArray<{
    name: string;
    /** The plan's name in the page's language. */
    label: string;
    /** A short recommendation. */
    badge?: string;
    /** The price as it is shown. */
    price: string;
    /** The period of the price: 'per month'. */
    period: string;
    /** Notes on billing, trial and savings. */
    notes: readonly string[];
  }>;
  /** The initially selected plan. */
  defaultValue: string;
}

/**
 * The plans side by side, as native radios that keep a choice made before hydration. Changes bubble up to the parent, which
 * reads the choice by name.
 */
export function PlanSwitch({ label, name, plans, defaultValue }: PlanSwitchProps) {
  return (
    <Group>
      <legend>{label}</legend>
      {plans.map((plan) => (
        // In forced colors, this attribute gets an outline: around the card instead of its label.
        <Option key={plan.name} data-selected="">
          <Typography variant="h5" component="h3">
            <label>
              <input type="radio" name={name} value={plan.name} defaultChecked={plan.name === defaultValue} />
              {plan.label}
            </label>
          </Typography>
          {plan.badge ? <Chip label={plan.badge} /> : null}
          <Typography>
            <strong>{plan.price}</strong> {plan.period}
          </Typography>
          <Notes>
            {plan.notes.map((note) => (
              <ListItem key={note}>{note}</ListItem>
            ))}
          </Notes>
        </Option>
      ))}
    </Group>
  );
}
