import { signUpQuery, type Choice } from '#domain/choice.ts';
import { PriceCalculator } from '#sections/Pricing/PriceCalculator.tsx';
import { paths } from '../paths.ts';

function signUpHref(choice: Choice): string {
  return paths.signIn + signUpQuery(choice);
}

/** The price calculator of the landing page, whose way on carries what was chosen into the sign-up. */
export function PriceCalculatorIsland() {
  return <PriceCalculator signUpHref={signUpHref} />;
}
