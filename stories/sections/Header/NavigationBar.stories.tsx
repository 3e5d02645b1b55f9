import type { ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import { ActionLink } from '#components/ActionLink.tsx';
import { BrandLink } from '#components/BrandLink.tsx';
import { NavigationBar } from '#sections/Header/NavigationBar.tsx';
import { brand } from '#content/index.ts';
import { header } from '#content/landing/header.ts';
import { hero } from '#content/landing/hero.ts';
import { notPictured } from '#storybook/pictured.ts';
import preview from '#storybook/preview.tsx';
import { motion, tokens } from '#theme/index.ts';
import { overItsSurface } from '#stories/support/frames.tsx';

const { color } = tokens;

const meta = preview.meta({
  title: 'Sections/Header/NavigationBar',
  component: NavigationBar,
  tags: ['autodocs', 'R-NAV-SCROLLED'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '160px' } } },
  decorators: [overItsSurface(160)],
  args: {
    label: header.label,
    brand: <BrandLink name={brand.name} href="/" />,
    items: header.items,
    actions: (
      <ActionLink href="/sign-up/signin" variant="contained" color="secondary" size="small">
        {header.signUp}
      </ActionLink>
    ),
  },
});

/** Words of a long page, to scroll and to see through the bar. */
function LongPage({ children }: { children: ReactNode }) {
  return (
    <div style={{ height: '300vh', padding: '140px 20px', background: color.orange }}>
      {children}
      {Array.from({ length: 12 }, (_, at) => (
        <p key={at}>{hero.body}</p>
      ))}
    </div>
  );
}

/** When an element's animation begins, in milliseconds: the keyframes hold the delay, and it takes `motion.slow` from there. */
function arrivalOf(element: Element): number {
  const name = getComputedStyle(element).animationName;
  const frames = [...document.styleSheets]
    .flatMap(({ cssRules }) => Array.from(cssRules))
    .find((rule) => rule instanceof CSSKeyframesRule && rule.name === name) as CSSKeyframesRule;
  const [begin = 0, end = 0] = [frames[0]?.keyText.split(', ')[1], frames[1]?.keyText.split(', ')[0]].map(
    (percent) => parseFloat(percent ?? ''),
  );
  return Math.round((begin / (end - begin)) * (motion.slow / 10)) * 10;
}

export const AtTheTop = meta.story({
  tags: ['R-HERO-MOTION'],
  play: async ({ canvas, canvasElement }) => {
    const links = [...canvasElement.querySelectorAll('nav li')];
    const action = canvas.getByRole('link', { name: header.signUp, hidden: true });
    await expect([...links, action].map(arrivalOf)).toEqual([100, 200, 300, 400, 500, 700]);
  },
});

export const AtTheTopOfAnOrangeWall = meta.story({ args: { over: 'orange' } });

export const WithAMenuForSmallWindows = meta.story({
  args: {
    menu: (
      <ActionLink href="#menu" size="small">
        Menu
      </ActionLink>
    ),
  },
});

export const TurnsWhitePastEightyPixels = meta.story({
  parameters: notPictured('It looks like Scrolled.'),
  args: { over: 'orange' },
  decorators: [(Story) => <LongPage>{Story()}</LongPage>],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('banner');
    window.scrollTo({ top: 80, behavior: 'instant' });
    await waitFor(() => expect(window.scrollY).toBe(80));
    await expect(bar).not.toHaveAttribute('data-scrolled');
    window.scrollTo({ top: 81, behavior: 'instant' });
    await waitFor(() => expect(bar).toHaveStyle({ backgroundColor: 'rgba(255, 255, 255, 0.98)' }));
    window.scrollTo({ top: 0, behavior: 'instant' });
    await waitFor(() => expect(bar).not.toHaveStyle({ backgroundColor: 'rgba(255, 255, 255, 0.98)' }));
  },
});

export const Scrolled = TurnsWhitePastEightyPixels.extend({
  play: async ({ canvas }) => {
    window.scrollTo({ top: 120, behavior: 'instant' });
    await waitFor(() => expect(canvas.getByRole('banner')).toHaveAttribute('data-scrolled'));
  },
});
