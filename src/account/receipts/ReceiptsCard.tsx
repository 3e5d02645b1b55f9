import { styled } from '@mui/material/styles';
import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { ActionButton } from '#components/ActionButton.tsx';
import { FoldOnPhone } from '#components/FoldOnPhone.tsx';
import { Icon } from '#components/Icon.tsx';
import { receipts as words } from '#content/account/receipts.ts';
import type { Account } from '#domain/account.ts';
import { receiptsCsv } from '#domain/receiptsCsv.ts';
import { download } from '#funnel/keep/download.ts';
import { AccountCard } from '../frame/AccountCard.tsx';
import { Actions, Quiet } from '../frame/layout.ts';
import { ReceiptRow } from './ReceiptRow.tsx';

/** Receipts shown before the rest is asked for. */
const shownFirst = 6;

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });

/** Props of `ReceiptsCard`. */
export interface ReceiptsCardProps {
  account: Account;
  /** The signed-in owner's address. */
  email: string;
}

/** Every charge, refund and reversal, newest first, each as a ticket and all of them as a file. */
export function ReceiptsCard({ account, email }: ReceiptsCardProps) {
  const { receipts, subscription } = account;
  const [all, setAll] = useState(false);
  const [openId, setOpenId] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // The button that asked for the rest is gone: whoever pressed it reads on at the first of them.
    if (all) list.current?.children[shownFirst]?.querySelector('button')?.focus();
  }, [all]);
  if (receipts.length === 0) {
    return (
      <AccountCard heading={words.heading}>
        <Quiet>{subscription.total === 0 ? words.emptyFree : words.empty}</Quiet>
      </AccountCard>
    );
  }
  const shown = all ? receipts : receipts.slice(0, shownFirst);
  const left = receipts.length - shown.length;
  const save = () => {
    download(new Blob([receiptsCsv(receipts)], { type: 'text/csv;charset=utf-8' }), words.fileName);
  };
  return (
    <AccountCard heading={words.heading}>
      <FoldOnPhone label={words.show(receipts.length)}>
        <List ref={list}>
          {shown.map((receipt) => (
            <ReceiptRow
              key={receipt.transactionId}
              {...{ receipt, email }}
              open={receipt.transactionId === openId}
              onToggle={() =>
                setOpenId((before) => (before === receipt.transactionId ? null : receipt.transactionId))
              }
            />
          ))}
        </List>
        <Actions>
          {left > 0 ? (
            <ActionButton variant="text" onClick={() => setAll(true)}>
              {words.more(left)}
            </ActionButton>
          ) : null}
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
