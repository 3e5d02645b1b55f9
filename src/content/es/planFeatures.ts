/** What either plan holds, in the order of the price list, which names it in English for PayPal and the records. */
export const planFeatures = [
  'Acceso a todas las funciones',
  'Inteligencia de ubicación',
  'Editor de menú',
  'Punto de venta',
  'Descuentos',
  'Panel de números',
  'Impresora térmica',
];
