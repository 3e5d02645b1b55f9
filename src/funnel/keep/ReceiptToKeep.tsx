import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { ActionButton } from '#components/ActionButton.tsx';
import { Actions } from '#components/buttonRows.ts';
import { CopyButton } from '#components/CopyButton.tsx';
import { Icon } from '#components/Icon.tsx';
import { Notice } from '#components/Notice.tsx';
import { brand } from '#content/brand.ts';
import { final } from '#content/funnel/final.ts';
import { useCopyToClipboard } from '#hooks/useCopyToClipboard.ts';

const { keep: words, receipt } = final;

// Prints only the receipt and its heading.
const onPaper = {
  '@media print': {
    '@page': { margin: '18mm' },
    'body *:not(:has([data-receipt]), [data-receipt], [data-receipt] *), [data-receipt] button': {
      display: 'none !important',
    },
    'body, :has([data-receipt])': { padding: '0 !important', minHeight: '0 !important', background: 'none' },
    ':has([data-receipt]), [data-receipt] *': { boxShadow: 'none !important', filter: 'none !important' },
    '[data-receipt]': { breakInside: 'avoid' },
    '[data-receipt] > header': { display: 'block !important' },
  },
};

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
  '& [data-receipt] > header': { ...theme.typography.h4, display: 'none', marginBottom: theme.spacing(2) },
}));

export interface ReceiptToKeepProps {
  text: string;
  /** The receipt's issuer, printed above the receipt. */
  from?: string;
  /** The receipt on the screen and on paper. */
  children: ReactNode;
}

/** A receipt with buttons to copy it as text and to print it without the rest of the page. */
export function ReceiptToKeep({ text, from = receipt.from(brand.name), children }: ReceiptToKeepProps) {
  const { copied, copy } = useCopyToClipboard();
  return (
    <Root>
      <GlobalStyles styles={onPaper} />
      <div data-receipt>
        <header>{from}</header>
        {children}
      </div>
      <Actions>
        <CopyButton copied={copied} labels={words} onClick={() => copy(text)} />
        <ActionButton variant="outlined" startIcon={<Icon of={Printer} />} onClick={() => window.print()}>
          {words.print}
        </ActionButton>
      </Actions>
      {copied === 'refused' ? <Notice tone="error">{words.refused}</Notice> : null}
    </Root>
  );
}
