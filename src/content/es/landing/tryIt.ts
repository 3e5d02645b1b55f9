import type { Translated } from '#domain/translated.ts';
import type { tryIt as english } from '../../landing/tryIt.ts';

/** The demos on the landing page. Each tab's id is an anchor. */
export const tryIt: Translated<typeof english> = {
  id: 'try-it',
  title: 'Pruébalo tú',
  lead: 'Datos de muestra, sin cuenta. Agrega un taco al menú, véndelo y búscalo en los reportes.',
  stage: {
    label: 'Demos',
    tabs: [
      { id: 'try-it-heat-map', label: 'Mapa de calor' },
      { id: 'try-it-menu-builder', label: 'Editor de menú' },
      { id: 'try-it-point-of-sale', label: 'Punto de venta' },
      { id: 'try-it-analytics', label: 'Reportes' },
    ],
    loading: 'Preparando el demo…',
    failed: 'No se pudo cargar el demo. Revisa tu conexión y vuelve a cargar la página.',
    reload: 'Volver a cargar la página',
  },
  noScript: 'Los demos necesitan JavaScript, que aquí está desactivado. Arriba hay una imagen de cada uno.',
};
