import { useEffect, useEffectEvent } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { PapersView } from '#account/links/PapersView.tsx';
import { asAppError } from '#domain/errors.ts';
import { receiptParameter } from '#domain/invoice.ts';
import { secretIn } from '#domain/url.ts';
import { useGateways } from '#gateways/gateways.tsx';
import { useAsyncAction } from '#hooks/useAsyncAction.ts';
import { useScrollOnMount } from '../useScrollOnMount.ts';

/** `/account/papers`: the target of the links to the papers, whose holder may keep the address for 30 days. */
export function PapersPage() {
  useScrollOnMount();
  const { account } = useGateways();
  const link = secretIn(useLocation());
  const [query] = useSearchParams();
  const [asked = null] = query.get(receiptParameter)?.split('#') ?? [];
  const { state, run } = useAsyncAction(() => account.openPapers(link), {
    toError: (cause) => asAppError(cause),
    initial: { status: 'busy' },
  });
  const open = useEffectEvent(() => run());
  useEffect(() => open(), []);
  return <PapersView state={state} asked={asked} onRetry={() => run()} />;
}
