import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { styled } from '@mui/material/styles';
import { pointOfSale } from '#content/demos/pointOfSale.ts';
import { hovered, tokens } from '#theme/index.ts';
import { toneColors } from '../frame/toneColors.ts';
import type { Category } from '../state/menu.ts';
import { keysId, tabId } from './keysId.ts';

const { color, target } = tokens;

const Row = styled(Tabs)({
  '& .MuiTabs-list': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7rem), 1fr))' },
});

const Page = styled(Tab)({
  minHeight: target.large,
  padding: '6px 10px 8px',
  fontSize: '1.0625rem',
  color: color.ink,
  backgroundColor: color.paperDeep,
  borderTop: '6px solid var(--tone)',
  ...hovered({ backgroundColor: color.peachSoft }),
  '&.Mui-selected': { color: 'var(--tone-text)', backgroundColor: 'var(--tone)' },
  // The keys' tray begins right below.
  '&.Mui-focusVisible': { outlineOffset: -3 },
});

export interface CategoryTabsProps {
  categories: readonly Category[];
  open: string;
  onOpen: (change: { categoryId: string }) => void;
}

/** The categories of the menu as colored tabs; the arrow keys switch between them. */
export function CategoryTabs({ categories, open, onOpen }: CategoryTabsProps) {
  return (
    <Row
      value={open}
      aria-label={pointOfSale.categories}
      onChange={(_, categoryId: string) => onOpen({ categoryId })}
    >
      {categories.map(({ id, name, tone }) => (
        <Page
          key={id}
          value={id}
          id={tabId(id)}
          aria-controls={keysId}
          label={name}
          style={{ '--tone': toneColors[tone].ground, '--tone-text': toneColors[tone].text } as object}
        />
      ))}
    </Row>
  );
}
