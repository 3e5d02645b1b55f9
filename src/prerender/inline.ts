import { menu } from '#behaviours/menu.ts';
import { pauseMotion } from '#behaviours/pauseMotion.ts';
import { reveal } from '#behaviours/reveal.ts';
import { scrolledPast } from '#behaviours/scrolledPast.ts';
import { video } from '#behaviours/video.ts';
import { wake } from '#behaviours/wake.ts';

const { dataset } = document.documentElement;
dataset['js'] = '';

for (const behave of [pauseMotion, scrolledPast, menu, reveal, video, wake]) behave(document);

const worker = dataset['worker'];
if (worker && 'serviceWorker' in navigator) {
  addEventListener('load', () => void navigator.serviceWorker.register(worker));
}
