import { menu } from '#behaviours/menu.ts';
import { pauseMotion } from '#behaviours/pauseMotion.ts';
import { reveal } from '#behaviours/reveal.ts';
import { video } from '#behaviours/video.ts';
import { waking } from '#behaviours/wake.ts';
import { manifestFile } from './manifestFile.ts';

const wake = waking(async (place) => {
  const islands = await import('./islands.tsx');
  await islands.wake(place);
});

for (const behave of [pauseMotion, menu, reveal, video, wake]) behave(document);
document.documentElement.dataset['js'] = '';

// Browsers fetch a manifest with the page. Who does nothing on a page does not keep it.
document.head.append(
  Object.assign(document.createElement('link'), { rel: 'manifest', href: `/${manifestFile}` }),
);
