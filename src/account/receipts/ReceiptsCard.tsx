import Typography from '@mui/material/Typography';
import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { ActionButton } from '#components/ActionButton.tsx';
import { alignedText } from '#components/alignedText.ts';
import { Actions } from '#components/buttonRows.ts';
import { FoldOnPhone } from '#components/FoldOnPhone.tsx';
import { Icon } from '#components/Icon.tsx';
import { receipts as words } from '#content/account/receipts.ts';
import type { Account } from '#domain/account.ts';
import { invoiceNumber } from '#domain/invoice.ts';
import { download } from '#funnel/keep/download.ts';
import { AccountCard } from '../frame/AccountCard.tsx';
import { returnedOf, type ReceiptContext } from './receiptFacts.ts';
import { ReceiptRow } from './ReceiptRow.tsx';
import { receiptsFile } from './receiptsFile.ts';

/** The number of receipts shown before the owner expands the list. */
const shownFirst = 6;

const More = styled('div')({ '& > button': alignedText });

const Items = styled(List)({ listStyle: 'none', margin: '0 0 12px', padding: 0 });

export interface ReceiptsCardProps {
  /** The receipts, the buyer on invoices, and the subscription, whose price says why there are no receipts. */
  account: Pick<Account, 'receipts'> & {
    profile: ReceiptContext['buyer'];
    subscription?: Pick<Account['subscription'], 'total'>;
  };
  /** The owner's address. */
  email: string;
  /** Id of the transaction whose invoice is initially open and scrolled to; null for none. */
  asked?: string | null;
}

/** Every movement of money, newest first, each as a ticket, and all of them as a file. */
export function ReceiptsCard({ account, email, asked = null }: ReceiptsCardProps) {
  const { receipts, subscription, profile } = account;
  const [first] = useState(() =>
    receipts.findIndex(
      // A refund that later got its id from PayPal keeps the number on its credit note.
      ({ transactionId: id, number }) =>
        asked !== null && [id, number].some((one) => one === asked || one === invoiceNumber('refund', asked)),
    ),
  );
  const [all, setAll] = useState(first >= shownFirst);
  const [openId, setOpenId] = useState(receipts[first]?.transactionId ?? null);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // The button that expanded the list is gone, so focus moves to the first new receipt.
    if (all && first < shownFirst) list.current?.children[shownFirst]?.querySelector('button')?.focus();
  }, [all, first]);
  useEffect(() => {
    const row = list.current?.children[first];
    row?.scrollIntoView({ block: 'start' });
    row?.querySelector('button')?.focus({ preventScroll: true });
  }, [first]);
  if (receipts.length === 0) {
    return (
      <AccountCard heading={words.heading}>
        <Typography color="textSecondary">
          {subscription?.total === 0 ? words.emptyFree : words.empty}
        </Typography>
      </AccountCard>
    );
  }
  const shown = all ? receipts : receipts.slice(0, shownFirst);
  const left = receipts.length - shown.length;
  const save = () => download(receiptsFile(receipts), words.fileName);
  return (
    <AccountCard heading={words.heading}>
      <FoldOnPhone label={words.show(receipts.length)} startsOpen={first >= 0}>
        <Items ref={list}>
          {shown.map((receipt) => (
            <ReceiptRow
              key={receipt.transactionId}
              receipt={receipt}
              email={email}
              returned={returnedOf(receipt, receipts)}
              buyer={profile}
              open={receipt.transactionId === openId}
              onToggle={() =>
                setOpenId((before) => (before === receipt.transactionId ? null : receipt.transactionId))
              }
            />
          ))}
        </Items>
        {left > 0 ? (
          <More>
            <ActionButton variant="text" onClick={() => setAll(true)}>
              {words.more(left)}
            </ActionButton>
          </More>
        ) : null}
        <Actions>
          <ActionButton
            variant="outlined"
            size="small"
            startIcon={<Icon of={Download} size={16} />}
            onClick={save}
          >
            {words.download}
          </ActionButton>
        </Actions>
      </FoldOnPhone>
    </AccountCard>
  );
}
