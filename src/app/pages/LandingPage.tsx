import { pricing } from '#content/landing/pricing.ts';
import { landing } from '#content/landing.ts';
import { signUpQuery } from '#domain/choice.ts';
import { Hero } from '#sections/Hero/Hero.tsx';
import { Pricing } from '#sections/Pricing/Pricing.tsx';
import { paths } from '../paths.ts';
import { PublicFrame } from '../PublicFrame.tsx';

const { hero } = landing;

const hrefs = {
  Monthly: paths.signIn + signUpQuery({ plan: 'Monthly' }),
  Yearly: paths.signIn + signUpQuery({ plan: 'Yearly' }),
};

/** `/`: what the product is and what it costs. */
export function LandingPage() {
  return (
    <PublicFrame>
      <Hero
        title={hero.title}
        body={hero.body}
        start={{ label: hero.start, href: paths.signIn }}
        readOn={hero.prices}
      />
      <Pricing {...pricing} hrefs={hrefs} />
    </PublicFrame>
  );
}
