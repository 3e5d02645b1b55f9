import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Plus } from 'lucide-react';
import { useId } from 'react';
import { Icon } from '#components/Icon.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden.tsx';
import { menuBuilder } from '#content/demos/menuBuilder.ts';
import { hovered, quietColor, tabularFigures, tokens, transition } from '#theme/index.ts';
import { apart } from '../frame/apart.ts';
import { extraPrice } from '../frame/extraPrice.ts';
import { wordsKey } from '../frame/wordsKey.ts';
import type { Modifier } from '../state/menu.ts';
import { actionsId } from './menuEntryIds.ts';

const { color, radius, target } = tokens;

const Shelf = styled('section')({ display: 'flex', flexDirection: 'column', gap: 12 });

const Top = styled(Stack)({ ...apart, alignItems: 'center', gap: 12 });

const Items = styled(List)({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(128px, 1fr))',
  gap: 8,
  '& > li': { display: 'grid' },
});

const Tag = styled(ButtonBase)({
  ...wordsKey,
  alignContent: 'center',
  minHeight: target.large,
  padding: '6px 14px',
  borderRadius: radius.control,
  fontWeight: 580,
  lineHeight: 1.3,
  color: color.ink,
  backgroundColor: color.white,
  boxShadow: `inset 0 0 0 1.5px ${color.line}, ${tokens.shadow.low}`,
  transition: transition('background-color'),
  ...hovered({ backgroundColor: color.peachSoft }),
  '& > small': { ...tabularFigures, fontSize: '0.875rem', color: quietColor },
});

export interface ModifierShelfProps {
  modifiers: readonly Modifier[];
  /** Called with a modifier to edit, or without one to add a new one. */
  onEdit: (modifier?: Modifier) => void;
}

/** Every modifier of the menu, and a button that adds one. */
export function ModifierShelf({ modifiers, onEdit }: ModifierShelfProps) {
  const headingId = useId();
  return (
    <Shelf aria-labelledby={headingId}>
      <Top>
        <div>
          <Typography variant="h5" component="h4" id={headingId}>
            {menuBuilder.modifiers}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {menuBuilder.modifiersHint}
          </Typography>
        </div>
        <Button variant="outlined" startIcon={<Icon of={Plus} />} onClick={() => onEdit()}>
          {menuBuilder.addModifier}
        </Button>
      </Top>
      <Items>
        {modifiers.map((modifier) => (
          <ListItem key={modifier.id}>
            <Tag
              type="button"
              id={actionsId({ kind: 'modifier', id: modifier.id })}
              onClick={() => onEdit(modifier)}
            >
              <VisuallyHidden>{menuBuilder.edit} </VisuallyHidden>
              {modifier.name} <small>{extraPrice(modifier.price)}</small>
            </Tag>
          </ListItem>
        ))}
      </Items>
    </Shelf>
  );
}
