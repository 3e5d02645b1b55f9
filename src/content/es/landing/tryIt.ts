import type { Translated } from '#domain/translated.ts';
import type { tryIt as english } from '../../landing/tryIt.ts';

/** The demos on the landing page. Each tab's id is an anchor. */
export const tryIt: Translated<typeof english> = {
  id: 'try-it',
  title: 'Pruébalo tú',
  lead: 'Con datos de muestra y sin cuenta. Agrega un taco al menú, véndelo en la caja y encuéntralo en los números.',
  stage: {
    label: 'Demostraciones',
    tabs: [
      { id: 'try-it-heat-map', label: 'Mapa de calor' },
      { id: 'try-it-menu-builder', label: 'Editor de menú' },
      { id: 'try-it-point-of-sale', label: 'Punto de venta' },
      { id: 'try-it-analytics', label: 'Números' },
    ],
    loading: 'Preparando la demostración…',
    failed: 'No se pudo cargar la demostración. Revisa tu conexión y vuelve a cargar la página.',
    reload: 'Volver a cargar la página',
  },
  noScript:
    'Las demostraciones necesitan JavaScript, que aquí está apagado. Las imágenes de arriba muestran cada una.',
};
