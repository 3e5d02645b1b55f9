import { createRoot } from 'react-dom/client';
import { startCourier } from '#demos/world/courier.ts';
import { WorldContext } from '#demos/world/useWorld.ts';
import { memoryKeep } from '#demos/world/worldKeep.ts';
import { createWorldStore } from '#demos/world/worldStore.ts';
import { Themed } from '#theme/index.ts';
import { scenes } from './scenes.ts';
import './stage.css';

const name = location.hash.slice(1);
const scene = scenes[name];
const place = document.querySelector('#stage');
if (!scene || !place) throw new Error(`There is no scene ${name}`);
document.documentElement.dataset['scene'] = name;

const store = createWorldStore(memoryKeep());
for (const step of scene.steps) store.change(step);
startCourier(store);

createRoot(place).render(
  <Themed>
    <WorldContext value={store}>
      <scene.Demo />
    </WorldContext>
  </Themed>,
);
