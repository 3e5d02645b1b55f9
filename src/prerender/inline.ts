import { wake } from '#behaviours/wake.ts';

document.documentElement.dataset['js'] = '';

for (const behave of [wake]) behave(document);

const { dataset } = document.documentElement;
if (dataset['worker'] && 'serviceWorker' in navigator) {
  addEventListener('load', () => void navigator.serviceWorker.register(dataset['worker'] ?? ''));
}
