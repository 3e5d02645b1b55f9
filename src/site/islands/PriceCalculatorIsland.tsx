import { pricing } from '#content/landing/pricing.ts';
import { signUpQuery, type SignUpChoice } from '#domain/choice.ts';
import { language } from '#domain/language.ts';
import { pathIn, paths } from '#domain/paths.ts';
import { Pricing } from '#sections/Pricing/Pricing.tsx';

function signUpHref(choice: SignUpChoice): string {
  return pathIn(language, paths.signIn) + signUpQuery(choice);
}

/** The prices of the landing page, whose heading is in the visitor's currency; the link passes the choice to the sign-up. */
export function PriceCalculatorIsland() {
  return <Pricing {...pricing} signUpHref={signUpHref} />;
}
