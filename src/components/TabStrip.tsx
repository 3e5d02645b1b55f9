import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { styled } from '@mui/material/styles';
import { hovered, tokens } from '#theme/index.ts';

const { color, radius } = tokens;

/** Space around the tabs, in pixels. */
const air = 6;

const Strip = styled(Tabs)({
  padding: air,
  borderRadius: radius.card,
  backgroundColor: color.greenDeep,
  '& .MuiTabs-list': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))' },
  '& .MuiTab-root': {
    color: color.paper,
    // An anchor scrolls to the strip's upper edge.
    scrollMarginTop: air,
    ...hovered({ backgroundColor: color.greenBright }),
    '&.Mui-selected': { color: color.ink, backgroundColor: color.orange },
  },
});

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
 * Tabs, one of them selected; the left and right arrow keys, Home and End move to a tab and select it (WAI-ARIA tabs
 * pattern). The panel is rendered elsewhere, has the id `panelId` and is labeled by the selected tab.
 *
 * A tab has one or two words. Show content that visitors compare side by side instead, use radios for an answer in a form,
 * and links where each tab is a page. Do not hide content in a panel that every visitor must read.
 */
export function TabStrip({ label, tabs, selected, panelId, onSelect }: TabStripProps) {
  return (
    <Strip aria-label={label} value={selected} onChange={(_, id: string) => onSelect({ id })}>
      {tabs.map((tab) => (
        <Tab key={tab.id} {...tab} value={tab.id} aria-controls={panelId} />
      ))}
    </Strip>
  );
}
