import type { Translated } from '#domain/translated.ts';
import type { howItWorks as english } from '../../landing/howItWorks.ts';

/** How It Works: four steps, each with a short video of a demo. */
export const howItWorks: Translated<typeof english, 'name'> = {
  id: 'how-it-works',
  title: 'Cómo funciona',
  lead: 'Cuatro cosas que haces cada semana. Mira una y luego pruébala tú.',
  steps: [
    {
      id: 'step-heat-map',
      title: 'Mira qué lugares dejan dinero',
      description:
        'Cada venta recuerda dónde se hizo. Así sabes dónde estacionarte el martes, y dónde nomás parece que vendes.',
      highlights: [
        'Ventas, ganancia y pedidos de cada lugar',
        'Por hora, por producto y por categoría',
        'Sin equipo especial: la tableta sabe dónde está',
      ],
      film: {
        name: 'heat-map',
        alt: 'El plano dibujado de una ciudad con los lugares de un food truck; los buenos llevan escrito lo que ganaron.',
        description:
          'El mapa de calor: los lugares de una ciudad, coloreados según lo que ganaron. Se pide otra hora y los lugares calientes cambian.',
      },
    },
    {
      id: 'step-menu-builder',
      title: 'Arma tu menú',
      description:
        'Arrastra los productos al orden en que los vendes. Agrega una sola vez lo que preguntas en la ventana, salsa o tamaño, y sirve para todos.',
      highlights: [
        'Tus propias categorías, productos y extras',
        'Arrastrando, o con el teclado',
        'Un precio nuevo está en la caja al instante',
      ],
      film: {
        name: 'menu-builder',
        alt: 'Un menú con sus categorías y productos, cada uno con su precio y un asa para arrastrarlo.',
        description:
          'El editor de menú: un taco se arrastra al especial de hoy, se abre y se le agrega salsa macha como extra.',
      },
    },
    {
      id: 'step-point-of-sale',
      title: 'Vende sin señal',
      description:
        'Si se va la señal, la fila no se para: los pedidos esperan en la tableta y se sincronizan cuando vuelves a tener conexión, cada uno una sola vez.',
      highlights: [
        'Los pedidos esperan en la tableta y se sincronizan cuando vuelve la señal',
        'Descuentos por producto, por categoría, por horario y dos por uno',
        'Imprime en impresora térmica de recibos',
      ],
      film: {
        name: 'point-of-sale',
        alt: 'Un punto de venta con una tecla grande para cada producto, y el pedido al lado.',
        description:
          'El punto de venta: se toma un pedido en modo avión, espera en la tableta y se manda cuando vuelve la señal.',
      },
    },
    {
      id: 'step-analytics',
      title: 'Lee lo que vendiste',
      description:
        'Cierra la ventana y mira el día: qué se vendió más, a qué hora fue más larga la fila, qué lugar pagó su gasolina.',
      highlights: [
        'Lo más vendido y lo que prefieren tus clientes',
        'Las horas pico, para saber cuándo traer ayuda',
        'La ganancia por lugar, al día hasta la última venta',
      ],
      film: {
        name: 'analytics',
        alt: 'Las cifras principales de un día, arriba de gráficas de lo más vendido, las horas y los lugares.',
        description:
          'Los números: lo más vendido, las horas pico y la ganancia por lugar cambian según entran los pedidos.',
      },
    },
  ],
  // The films show the English product, and so do the captions beside them.
  inWords: { srcLang: 'en', label: 'Lo que pasa, en palabras (en inglés)' },
  player: {
    playLabel: 'Toca para ver la demostración',
    pauseLabel: 'Pausa',
    fullscreenLabel: 'Pantalla completa',
    closeLabel: 'Cerrar el video',
  },
  turn: { backLabel: 'El paso anterior', onLabel: 'El paso siguiente' },
  start: 'Empieza tu prueba gratis',
  tryIt: { label: 'Pruébalo tú', href: '#try-it' },
};
