import { ThemeContext } from '@emotion/react';
import type { Theme } from '@mui/material/styles';
import DefaultPropsProvider from '@mui/system/DefaultPropsProvider';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, inject, it } from 'vitest';
import { ActionButton } from '#components/ActionButton.tsx';
import { CurrencySelect } from '#components/CurrencySelect.tsx';
import { FeatureCard } from '#components/FeatureCard.tsx';
import { FormField } from '#components/FormField.tsx';
import { LoadingState } from '#components/LoadingState.tsx';
import { Notice } from '#components/Notice.tsx';
import { PasswordField } from '#components/PasswordField.tsx';
import { PlanCard } from '#components/PlanCard.tsx';
import { revive } from '#theme/compiled/revive.ts';
import { themeData } from '#theme/compiled/themeData.ts';
import { PageStyles } from '#theme/PageStyles.tsx';
import { theme } from '#theme/theme.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The style sheet of the page, as the build writes it. */
    pageCss: string;
  }
}

const nothing = () => undefined;

const parts = (
  <main>
    <h1>Heading</h1>
    {(['contained', 'outlined', 'text'] as const).map((variant) => (
      <ActionButton key={variant} variant={variant}>
        Press
      </ActionButton>
    ))}
    <ActionButton variant="contained" disabled>
      Press
    </ActionButton>
    <ActionButton variant="contained" loading loadingLabel="Sending">
      Press
    </ActionButton>
    <FormField id="name" label="Name" hint="In full" />
    <FormField id="wrong" label="Name" error="Required" />
    <PasswordField id="password" label="Password" showLabel="Show" hideLabel="Hide" />
    <CurrencySelect id="currency" label="Currency" options={[{ value: 'USD', label: 'US dollar' }]} />
    <Notice tone="error">A sentence.</Notice>
    <LoadingState text="Loading" />
    <FeatureCard
      icon="mapPinned"
      media={null}
      title="Map"
      description="Spots."
      link={{ label: 'Look', href: '#map' }}
    />
    <PlanCard
      group="plans"
      value="Monthly"
      name="Monthly"
      price="$1"
      period="per month"
      features={['Menu']}
      selected
      buttonLabels={{ select: 'Select', selected: 'Selected' }}
      onSelect={nothing}
    />
  </main>
);

/** Computed styles of every element of the parts, and of what surrounds their text. */
async function stylesIn(used: Theme, page: ReactNode): Promise<Array<Record<string, string>>> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  flushSync(() =>
    root.render(
      <ThemeContext value={used}>
        <DefaultPropsProvider value={used.components}>
          {page}
          {parts}
        </DefaultPropsProvider>
      </ThemeContext>,
    ),
  );
  // Widths change when the web font arrives, and reduced motion shortens transitions without skipping them.
  await document.fonts.ready;
  await expect.poll(() => document.getAnimations().length).toBe(0);
  const styles = [...place.querySelectorAll('main, main *')].map((element) => {
    const computed = getComputedStyle(element);
    return Object.fromEntries([
      ['element', `${element.tagName} ${element.textContent.slice(0, 20)}`],
      ...[...computed].map((name) => [name, computed.getPropertyValue(name)] as const),
    ]) as Record<string, string>;
  });
  root.unmount();
  place.remove();
  return styles;
}

it('parts look the same with the compiled theme as with the theme the stories show', async () => {
  const created = await stylesIn(theme, <PageStyles />);
  const compiled = await stylesIn(revive(themeData(theme)), <style>{inject('pageCss')}</style>);
  expect(created.length).toBeGreaterThan(60);
  const different = created.flatMap((styles, at) =>
    Object.entries(styles)
      .filter(([name, value]) => compiled[at]?.[name] !== value && !/^(?:animation|element)/u.test(name))
      .map(([name, value]) => `${styles['element']}: ${name} is ${compiled[at]?.[name]}, not ${value}`),
  );
  expect(compiled).toHaveLength(created.length);
  expect(different).toEqual([]);
});
