import { useState, type ReactNode } from 'react';
import { AwningEdge } from '#components/AwningEdge.tsx';
import { brand } from '#content/brand.ts';
import { landing } from '#content/landing.ts';
import { Footer } from '#sections/Footer/Footer.tsx';
import { Header } from '#sections/Header/Header.tsx';
import { paths } from './paths.ts';

const { header, footer } = landing;

/** What every public page stands in: the head and the foot of the site. */
export function PublicFrame({ children }: { children: ReactNode }) {
  const [year] = useState(() => new Date().getFullYear());
  return (
    <>
      <AwningEdge />
      <Header
        brandName={brand.name}
        homeHref={paths.landing}
        signUp={{ label: header.signUp, href: paths.signIn }}
        dashboard={header.dashboard}
      />
      <main>{children}</main>
      <Footer label={footer.label} links={footer.links} copyright={footer.copyright(year)} />
    </>
  );
}
