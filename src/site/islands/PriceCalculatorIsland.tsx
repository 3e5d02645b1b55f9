import { signUpQuery, type SignUpChoice } from '#domain/choice.ts';
import { language } from '#domain/language.ts';
import { pathIn, paths } from '#domain/paths.ts';
import { PriceCalculator } from '#sections/Pricing/PriceCalculator.tsx';

function signUpHref(choice: SignUpChoice): string {
  return pathIn(language, paths.signIn) + signUpQuery(choice);
}

/** The price calculator of the landing page; its link passes the choice to the sign-up. */
export function PriceCalculatorIsland() {
  return <PriceCalculator signUpHref={signUpHref} />;
}
