import { useLocation } from 'react-router-dom';
import { LinkQuestion } from '#account/links/LinkQuestion.tsx';
import { asAppError } from '#domain/errors.ts';
import { language } from '#domain/language.ts';
import { pathIn, paths } from '#domain/paths.ts';
import { secretIn } from '#domain/url.ts';
import { useGateways } from '#gateways/gateways.tsx';
import { useAsyncAction } from '#hooks/useAsyncAction.ts';
import { useScrollOnMount } from '../useScrollOnMount.ts';

/** `/account/confirm` and `/account/take-back`: the targets of links that an e-mail's recipient confirms with one press. */
export function LinkPage({ kind }: { kind: 'confirm' | 'takeBack' }) {
  useScrollOnMount();
  const { account } = useGateways();
  const link = secretIn(useLocation());
  const { state, run } = useAsyncAction(
    async () => {
      if (kind === 'confirm') await account.confirmBooks(link);
      else await account.takeAddressBack(link);
    },
    { toError: (cause) => asAppError(cause) },
  );
  return (
    <LinkQuestion
      kind={kind}
      state={state}
      onSubmit={() => run()}
      signInHref={pathIn(language, paths.account)}
    />
  );
}
