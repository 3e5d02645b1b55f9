import { useEffect, useState } from 'react';
import { hearServerTime, serverNow } from '#adapters/browser/serverClock.ts';
import { pricing } from '#content/landing/pricing.ts';
import { signUpQuery, type SignUpChoice } from '#domain/choice.ts';
import { language } from '#domain/language.ts';
import { pathIn, paths } from '#domain/paths.ts';
import { Pricing } from '#sections/Pricing/Pricing.tsx';

const signIn = pathIn(language, paths.signIn);

function signUpHref(choice: SignUpChoice): string {
  return signIn + signUpQuery(choice);
}

/**
 * The server's current time; null until it is known. It comes with the sign-in's document, which this page fetches at the visitor's
 * first action (`scripts/inline.ts`) and the browser keeps for minutes, so this asks the network for nothing more.
 */
function useServerNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    const hear = (document: Response) => {
      hearServerTime(document);
      setNow(serverNow());
    };
    // Without an answer, the page shows no dates.
    fetch(signIn).then(hear, () => undefined);
  }, []);
  return now;
}

/** The prices of the landing page, whose heading is in the visitor's currency; the link passes the choice to the sign-up. */
export function PriceCalculatorIsland() {
  return <Pricing {...pricing} today={useServerNow()} signUpHref={signUpHref} />;
}
