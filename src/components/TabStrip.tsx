import { styled } from '@mui/material/styles';
import type { KeyboardEvent } from 'react';
import { tokens, transition } from '#theme/index.ts';

const { color, radius, target } = tokens;

/** Space around and between the tabs, in pixels. */
const air = 6;

const Strip = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
  gap: air,
  padding: air,
  borderRadius: radius.card,
  backgroundColor: color.greenDeep,
});

const Tab = styled('button')(({ theme }) => ({
  ...theme.typography.button,
  minHeight: target.regular,
  padding: theme.spacing(1, 1.5),
  border: 0,
  borderRadius: radius.control,
  color: color.paper,
  backgroundColor: 'transparent',
  cursor: 'pointer',
  // An anchor scrolls to the strip's upper edge.
  scrollMarginTop: air,
  transition: transition('background-color', 'color'),
  '&:hover': { backgroundColor: color.greenBright },
  '&[aria-selected="true"]': { color: color.ink, backgroundColor: color.orange },
}));

const steps: Readonly<Partial<Record<string, number>>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** Props of `TabStrip`. */
export interface TabStripProps {
  /** Accessible name of the tab list. */
  label: string;
  /** Tabs in order. Links may target their ids. */
  tabs: ReadonlyArray<{ id: string; label: string }>;
  /** Id of the tab whose panel is shown. */
  selected: string;
  /** Id of the panel, which must be labeled by the selected tab. */
  panelId: string;
  /** Called with the tab that the visitor chose. */
  onSelect: (choice: { id: string }) => void;
}

/**
 * Tabs, one of them selected; arrow keys, Home and End move to a tab and select it (WAI-ARIA tabs pattern). The panel is
 * rendered elsewhere, has the id `panelId` and is labeled by the selected tab.
 *
 * A tab has one or two words. Show content that visitors compare side by side instead, use radios for an answer in a form,
 * and links where each tab is a page. Do not hide content in a panel that every visitor must read.
 */
export function TabStrip({ label, tabs, selected, panelId, onSelect }: TabStripProps) {
  const at = tabs.findIndex(({ id }) => id === selected);
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const ends: Readonly<Partial<Record<string, number>>> = { Home: 0, End: tabs.length - 1 };
    const step = steps[event.key];
    const next = step === undefined ? ends[event.key] : (at + step + tabs.length) % tabs.length;
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>(`#${tab.id}`)?.focus();
    onSelect({ id: tab.id });
  };
  return (
    <Strip role="tablist" aria-label={label} onKeyDown={handleKeyDown}>
      {tabs.map((tab) => (
        <Tab
          key={tab.id}
          id={tab.id}
          type="button"
          role="tab"
          aria-selected={tab.id === selected}
          aria-controls={panelId}
          tabIndex={tab.id === selected ? 0 : -1}
          onClick={() => onSelect({ id: tab.id })}
        >
          {tab.label}
        </Tab>
      ))}
    </Strip>
  );
}
