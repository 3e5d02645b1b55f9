import { baseCurrency } from '#domain/currency.ts';
import { formatRoundMoney } from '#domain/money.ts';
import type { Translated } from '#domain/translated.ts';
import type { features as english } from '../../landing/features.ts';

const [claimed, example, most] = [30, 2300, 1_000_000] as const;

function dollars(whole: number): string {
  return formatRoundMoney({ amount: whole * 100, currency: baseCurrency });
}

/** The features, each with a link to its demo. */
export const features: Translated<typeof english> = {
  id: 'features',
  title: 'Todo tu food truck en una tableta',
  lead: 'En la tableta o el iPad que ya tienes. Todo, en cualquier plan.',
  cards: {
    pointOfSale: {
      title: 'Funciona sin señal',
      description:
        'Punto de venta táctil. ¿Sin señal? Los pedidos esperan en la tableta y se envían una sola vez.',
      link: { label: 'Toma un pedido', href: '#try-it-point-of-sale' },
    },
    heatMap: {
      title: 'Mapas de calor',
      description: 'Qué esquina deja dinero, y cuál solo te da trabajo.',
      link: { label: 'Mira el mapa', href: '#try-it-heat-map' },
    },
    menuBuilder: {
      title: 'Editor de menú',
      description: 'Arrastra el producto y ponle precio: ya está a la venta.',
      link: { label: 'Arma un menú', href: '#try-it-menu-builder' },
    },
    analytics: {
      title: 'Reportes al momento',
      description: 'Lo más vendido, las horas pico, lo que más gusta: en vivo.',
      link: { label: 'Mira cómo cambian los números', href: '#try-it-analytics' },
    },
    discounts: {
      title: 'Descuentos con horario',
      description: 'Martes de tacos, de 11 a 2. Dos por uno. Prográmalo una vez.',
      link: { label: 'Prueba un descuento', href: '#try-it-point-of-sale' },
    },
    staff: {
      title: 'Personal y turnos',
      description: 'Cada quien con su acceso. Mira a qué hora abrió y cerró cada turno.',
      link: { label: 'Qué puede hacer tu personal', href: '#faq-staff' },
    },
  },
  shifts: [
    { who: 'Plancha', when: '10:15 –' },
    { who: 'Ventana', when: '10:30 –' },
    { who: 'Cocina', when: '7:05 – 9:50' },
  ],
  claim: {
    id: 'own-numbers',
    title: `${claimed}% más de ganancia`,
    caption: `${claimed}% es lo que decimos nosotros. Prueba con tu semana.`,
    sum: {
      id: 'own-profit',
      percent: claimed,
      example,
      max: most,
      field: {
        label: 'Tu ganancia por semana',
        hint: 'Quitando comida, sueldos, lugar y gasolina.',
        unreadable: `Escribe una cantidad como ${example.toLocaleString('es-US')}.`,
        tooSmall: 'Mínimo 0',
        tooLarge: `Máximo ${most.toLocaleString('es-US')}`,
      },
      sentence: { of: `El ${claimed}% de`, wouldBe: 'serían', after: 'más por semana.' },
      amounts: { whole: dollars(example), part: dollars((example * claimed) / 100) },
    },
  },
  hardware: {
    label: 'Con qué funciona',
    items: {
      tablet: 'Funciona en tu tableta o tu iPad',
      printer: 'Imprime recibos en impresora térmica',
      signal: 'Sigue vendiendo sin señal',
    },
  },
};
