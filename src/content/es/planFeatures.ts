/** Spanish names of a plan's features, by their names in the price list and PayPal's documents. */
const names: Readonly<Record<string, string>> = {
  'Full access to all features': 'Todas las funciones',
  'Location intelligence': 'Análisis de ubicación',
  'Menu builder': 'Editor de menú',
  'POS system': 'Punto de venta',
  'Discount system': 'Sistema de descuentos',
  'Analytics dashboard': 'Panel de reportes',
  'Support for thermal printer': 'Compatible con impresora térmica',
  'Advance menu designer': 'Diseñador de menú avanzado',
  'Employees management': 'Manejo del personal',
  'Real-time reports': 'Reportes al momento',
  'Advance discounting system': 'Descuentos avanzados',
  'Offline mode': 'Modo sin conexión',
  'Printer support': 'Compatible con impresoras',
};

/** The listed features in Spanish; an unknown feature keeps its name. */
export function featuresInWords(listed: readonly string[]): string[] {
  return listed.map((name) => names[name] ?? name);
}
