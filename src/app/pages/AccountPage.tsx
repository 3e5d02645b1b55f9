import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AccountScreen } from '#account/AccountScreen.tsx';
import { DeletedGate } from '#account/data/DeletedGate.tsx';
import { invoicePath, receiptParameter } from '#domain/invoice.ts';
import { returnPathIn } from '#domain/paths.ts';
import { useLogout } from '#funnel/owner/useLogout.ts';
import { useSignInAgain } from '#funnel/owner/useSignInAgain.ts';
import { useReturnFromProvider } from '../useReturnFromProvider.ts';
import { useScrollOnMount } from '../useScrollOnMount.ts';
import { useSignUpNavigation } from '../useSignUpNavigation.ts';

const stay = () => undefined;

/** `/account`: the owner's account. The payment provider returns the owner here after a change. */
export function AccountPage() {
  const [deleted, setDeleted] = useState(false);
  useScrollOnMount();
  const navigation = useSignUpNavigation();
  const approved = useReturnFromProvider();
  const [query] = useSearchParams();
  const receipt = query.get(receiptParameter);
  const leaveToSignIn = useCallback(() => {
    navigation.redirectToSignInForAccount(returnPathIn(invoicePath(receipt ?? '')));
  }, [navigation, receipt]);
  const logout = useLogout({ onLoggedOut: navigation.redirectToSignIn });
  const signInAgain = useSignInAgain();
  const forget = useLogout({ onLoggedOut: stay });
  const leaveDeleted = () => {
    // First; otherwise this page would treat the sign-out as a lost session.
    setDeleted(true);
    forget();
  };
  if (deleted) return <DeletedGate />;
  return (
    <AccountScreen
      approved={approved}
      receipt={receipt}
      onSignedOut={leaveToSignIn}
      onNoSubscription={navigation.redirectToRegister}
      onComeBack={navigation.toRegister}
      onLogout={logout}
      onSignInAgain={() => signInAgain(leaveToSignIn)}
      onDeleted={leaveDeleted}
    />
  );
}
