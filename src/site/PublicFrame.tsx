import { useState, type ReactNode } from 'react';
import { PauseAnimations } from '#components/PauseAnimations.tsx';
import { brand, sellerLine } from '#content/brand.ts';
import { footer } from '#content/landing/footer.ts';
import { header } from '#content/landing/header.ts';
import { languageLinks } from '#content/languageNames.ts';
import { skipToContent } from '#content/pages.ts';
import { language } from '#domain/language.ts';
import { pathIn, paths } from '#domain/paths.ts';
import { Footer } from '#sections/Footer/Footer.tsx';
import { Header } from '#sections/Header/Header.tsx';

const { copyright, pause, ...foot } = footer;

export interface PublicFrameProps {
  /** The page's first background: with paper the page starts below the bar, with orange it extends behind it. */
  over?: 'paper' | 'orange';
  /** The page's path, used to link to the other languages. */
  path?: string;
  children: ReactNode;
}

/** The frame of every public page: the skip link, header and footer. */
export function PublicFrame({ over = 'paper', path = paths.landing, children }: PublicFrameProps) {
  const [year] = useState(() => new Date().getFullYear());
  const otherLanguages = languageLinks((other) => pathIn(other, path));
  return (
    <>
      <a href="#content">{skipToContent}</a>
      <Header
        {...header}
        over={over}
        brandName={brand.name}
        homeHref={paths.landing}
        otherLanguages={otherLanguages}
        signUp={{ label: header.signUp, href: pathIn(language, paths.signIn) }}
      />
      <main id="content" tabIndex={-1} style={over === 'paper' ? { paddingTop: '6rem' } : undefined}>
        {children}
      </main>
      <Footer
        {...foot}
        brand={{ name: brand.name, href: paths.landing }}
        copyright={`${copyright(year)}. ${sellerLine}`}
        otherLanguages={otherLanguages}
        control={<PauseAnimations {...pause} />}
      />
    </>
  );
}
