import { createRoot } from 'react-dom/client';
import { startSyncTimer } from '#demos/state/syncTimer.ts';
import { DemoStoreContext } from '#demos/state/useDemoState.ts';
import { memoryStorage } from '#demos/state/demoStorage.ts';
import { createDemoStore } from '#demos/state/demoStore.ts';
import { language } from '#domain/language.ts';
import { Themed } from '#theme/index.ts';
import { scenes } from './scenes.ts';
import './stage.css';

const name = location.hash.slice(1);
const scene = scenes[name];
const place = document.querySelector('#stage');
if (!scene || !place) throw new Error(`There is no scene ${name}`);
document.documentElement.lang = language;
document.documentElement.dataset['scene'] = name;

const store = createDemoStore(memoryStorage());
for (const step of scene.steps) store.change(step);
startSyncTimer(store);

createRoot(place).render(
  <Themed>
    <DemoStoreContext value={store}>
      <scene.Demo />
    </DemoStoreContext>
  </Themed>,
);
