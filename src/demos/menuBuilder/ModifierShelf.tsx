import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Plus } from 'lucide-react';
import { useId } from 'react';
import { Icon } from '#components/Icon.tsx';
import { menuBuilder } from '#content/demos/menuBuilder.ts';
import { exactly } from '#content/demos/money.ts';
import { tabularFigures, tokens, transition } from '#theme/index.ts';
import type { Modifier } from '../world/menu.ts';
import { actionsId } from './thingIds.ts';

const { color, radius, target } = tokens;

const Shelf = styled('section')({ display: 'flex', flexDirection: 'column', gap: 12 });

const Heading = styled('h4')(({ theme }) => theme.typography.h5);

const Hint = styled('p')(({ theme }) => ({ ...theme.typography.body2, color: color.inkMuted }));

const List = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: 8, padding: 0, listStyle: 'none' });

const Tag = styled('button')({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: 8,
  minHeight: target.regular,
  padding: '12px 14px',
  border: 0,
  borderRadius: radius.control,
  font: 'inherit',
  fontWeight: 580,
  lineHeight: 1.4,
  color: color.ink,
  backgroundColor: color.white,
  boxShadow: `inset 0 0 0 1.5px ${color.line}, ${tokens.shadow.low}`,
  cursor: 'pointer',
  transition: transition('background-color'),
  '&:hover': { backgroundColor: color.peachSoft },
  '& > small': { ...tabularFigures, fontSize: '0.875rem', color: color.inkMuted },
});

/** Props of `ModifierShelf`. */
export interface ModifierShelfProps {
  modifiers: readonly Modifier[];
  /** Called with a modifier to edit, or without one to make a new one. */
  onEdit: (modifier?: Modifier) => void;
}

/** Every modifier of the menu, to be opened, and the way to make one. */
export function ModifierShelf({ modifiers, onEdit }: ModifierShelfProps) {
  const headingId = useId();
  return (
    <Shelf aria-labelledby={headingId}>
      <div>
        <Heading id={headingId}>{menuBuilder.modifiers}</Heading>
        <Hint>{menuBuilder.modifiersHint}</Hint>
      </div>
      <List>
        {modifiers.map((modifier) => {
          const price = modifier.price === 0 ? menuBuilder.free : menuBuilder.added(exactly(modifier.price));
          return (
            <li key={modifier.id}>
              <Tag
                type="button"
                id={actionsId({ kind: 'modifier', id: modifier.id })}
                aria-label={menuBuilder.modifierNamed(modifier.name, price)}
                onClick={() => onEdit(modifier)}
              >
                {modifier.name} <small>{price}</small>
              </Tag>
            </li>
          );
        })}
        <li>
          <Button startIcon={<Icon of={Plus} />} onClick={() => onEdit()}>
            {menuBuilder.addModifier}
          </Button>
        </li>
      </List>
    </Shelf>
  );
}
