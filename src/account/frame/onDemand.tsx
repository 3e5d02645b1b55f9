import Typography from '@mui/material/Typography';
import { Suspense, type ComponentType } from 'react';
import { ActionButton } from '#components/ActionButton.tsx';
import { Notice } from '#components/Notice.tsx';
import { errorMessage } from '#content/errors.ts';
import { shared } from '#content/funnel/shared.ts';
import { AppError } from '#domain/errors.ts';
import { lazyPart, type LostProps } from '#loading/lazyPart.tsx';

function Lost({ onRetry }: LostProps) {
  const retry = (
    <ActionButton variant="outlined" size="small" onClick={onRetry}>
      {shared.retry}
    </ActionButton>
  );
  return (
    <Notice tone="error" action={retry}>
      {errorMessage(new AppError('network/unreachable'))}
    </Notice>
  );
}

/** A part of the page whose file is fetched when the part is opened, because few owners open it. */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazyPart(load, Lost);
  return function OnDemand(props) {
    return (
      <Suspense
        fallback={
          <Typography color="textSecondary" role="status">
            {shared.loading}
          </Typography>
        }
      >
        <Part {...props} />
      </Suspense>
    );
  };
}
