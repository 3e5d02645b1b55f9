import { menu } from '#behaviours/menu.ts';
import { pauseMotion } from '#behaviours/pauseMotion.ts';
import { reveal } from '#behaviours/reveal.ts';
import { video } from '#behaviours/video.ts';
import { waking } from '#behaviours/wake.ts';

const { dataset } = document.documentElement;

const wake = waking(async (place) => {
  const islands = await import('./islands.tsx');
  await islands.wake(place);
});

for (const behave of [pauseMotion, menu, reveal, video, wake]) behave(document);
dataset['js'] = '';

for (const href of (dataset['prefetch'] ?? '').split(' ').filter(Boolean)) {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }));
}
