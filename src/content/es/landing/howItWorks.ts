import type { Translated } from '#domain/translated.ts';
import type { howItWorks as english } from '../../landing/howItWorks.ts';

/** How It Works: four steps, each with a short video of a demo. */
export const howItWorks: Translated<typeof english, 'name'> = {
  id: 'how-it-works',
  title: 'Cómo funciona',
  lead: 'Cuatro cosas que haces cada semana. Mira una y pruébala tú.',
  steps: [
    {
      id: 'step-heat-map',
      title: 'Mira qué lugares dejan dinero',
      description:
        'Cada venta guarda dónde se hizo. Así sabes dónde estacionarte el viernes en la noche, y dónde hay mucha gente y poca ganancia.',
      highlights: [
        'Ventas, ganancia y pedidos de cada lugar',
        'Por hora, producto y categoría',
        'Sin equipo especial: la tableta sabe dónde está',
      ],
      film: {
        name: 'heat-map',
        alt: 'Mapa dibujado de una ciudad con los lugares de un food truck; los buenos dicen cuánto dejaron.',
        description:
          'El mapa de calor: los lugares de una ciudad, en color según lo que dejaron. Elige otra hora y cambian los mejores lugares.',
      },
    },
    {
      id: 'step-menu-builder',
      title: 'Arma tu menú',
      description:
        'Arrastra los productos al orden en que los vendes. Escribe una vez lo que preguntas en la ventana, salsa o tamaño, y úsalo con cualquier producto.',
      highlights: [
        'Tus propias categorías, productos y extras',
        'Arrastrando, o con el teclado',
        'El precio nuevo se aplica al instante',
      ],
      film: {
        name: 'menu-builder',
        alt: 'Un menú con categorías y productos, cada uno con precio y asa para arrastrarlo.',
        description:
          'El editor de menú: un taco se arrastra al especial de hoy, se abre y se le agrega salsa macha.',
      },
    },
    {
      id: 'step-point-of-sale',
      title: 'Vende sin señal',
      description: 'Si se va la señal, la fila no se detiene.',
      highlights: [
        'Los pedidos esperan en la tableta y se sincronizan una sola vez al volver la señal',
        'Descuentos por producto, categoría u horario, y dos por uno',
        'Imprime recibos en impresora térmica',
      ],
      film: {
        name: 'point-of-sale',
        alt: 'Un punto de venta con una tecla grande por producto, y el pedido al lado.',
        description:
          'El punto de venta: se toma un pedido en modo avión, espera en la tableta y se envía cuando vuelve la señal.',
      },
    },
    {
      id: 'step-analytics',
      title: 'Mira qué se vendió',
      description:
        'Cierra la ventana y mira el día: qué se vendió más, cuándo hubo más pedidos, qué lugar pagó su gasolina.',
      highlights: [
        'Lo más vendido y lo que más gusta',
        'Las horas pico: cuándo traer ayuda',
        'La ganancia por lugar, al día hasta la última venta',
      ],
      film: {
        name: 'analytics',
        alt: 'Las cifras de un día sobre gráficas de lo más vendido, horas y lugares.',
        description:
          'Los reportes: lo más vendido, las horas pico y la ganancia por lugar cambian con cada pedido.',
      },
    },
  ],
  inWords: { srcLang: 'es', label: 'Lo que pasa, en palabras' },
  player: {
    playLabel: 'Toca para ver el demo',
    pauseLabel: 'Pausa',
    fullscreenLabel: 'Ampliar',
    closeLabel: 'Cerrar el video',
  },
  start: 'Empieza tu prueba gratis',
  tryIt: { label: 'Pruébalo tú', href: '#try-it' },
};
