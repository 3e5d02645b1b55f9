import { timelineWords } from '#domain/es/timelineWords.ts';
import type { Translated } from '#domain/translated.ts';
import type { checkout as english } from '../../funnel/checkout.ts';
import { sellerLine } from '../../brand.ts';
import { planName } from '../planName.ts';
import { extraTablets } from '#domain/es/tablets.ts';
import { perInterval } from './intervals.ts';

export const checkout: Translated<typeof english> = {
  heading: 'Pago',
  loading: 'Cargando tu pedido...',
  loadingPlan: 'Cargando los datos del plan...',
  back: 'Volver a los planes',
  change: 'Cambiar de plan',
  coupon: {
    heading: 'Cupón',
    open: '¿Tienes un código?',
    label: 'Código de cupón',
    apply: 'Aplicar',
    validating: 'Revisando...',
    applied: 'Aplicado ✓',
    remove: 'Quitar el cupón',
    free: 'Con este cupón tu suscripción es gratis.',
    discount: (price) => `Ahora tu precio es ${price}.`,
  },
  summary: {
    heading: 'Resumen del pedido',
    plan: 'Plan',
    planName: (plan) => `Plan ${planName(plan)}`,
    replaces: (plan) => `en vez del ${planName(plan)}`,
    firstDevice: 'Primera tableta',
    extraDevices: extraTablets,
    coupon: 'Cupón',
    couponNamed: (code) => `Cupón ${code}`,
    planWithCoupon: (plan, code) => `Plan ${planName(plan)} con el cupón ${code}`,
    nowCosts: (price) => `ahora ${price}.`,
    nowPaid: {
      month: 'Pagarás cada mes, no una vez al año.',
      year: 'Pagarás una vez al año, no cada mes.',
    },
    youSave: (amount) => `Ahorras ${amount} al año.`,
    total: 'Total',
    dueToday: 'Hoy pagas',
    dates: 'Todas las fechas',
    firstCharge: (amount, day) => `Primer cobro: ${amount} el ${day}.`,
    nothingToCome: 'No se te cobrará nada, ni ahora ni después.',
    nextCharge: (amount, day) => `Siguiente cobro: ${amount} el ${day}.`,
    about: 'Alrededor de',
    perInterval,
    free: 'GRATIS',
    account: 'Cuenta',
  },
  timeline: timelineWords,
  billedElsewhere: (preferred, billed) => `Este plan no se vende en ${preferred}. Pagarás en ${billed}.`,
  pay: {
    heading: 'Paga con PayPal',
    headingWithCard: 'Paga con PayPal o tarjeta',
    goTo: 'Ir al pago',
    note: 'PayPal se encarga del pago. Nunca vemos tu tarjeta.',
    accountNeeded: 'Necesitas una cuenta de PayPal, donde puedes agregar tu tarjeta.',
    seller: `Le compras a ${sellerLine}.`,
    loading: 'Cargando PayPal...',
    failed: 'No se pudo cargar PayPal. Puede ser un bloqueador de contenido o una conexión débil.',
    retry: 'Cargar PayPal otra vez',
    lost: 'No se pudo cargar el botón de pago. Tu pedido y tu cupón se conservan.',
    off: 'Suscribirme',
    inBase: (currency) => `Pagar en ${currency}`,
    inBaseBusy: 'Cambiando la moneda...',
    onPage: 'Seguir en la página de PayPal',
    onPageBusy: 'Abriendo PayPal...',
    onPageInstead: 'También puedes seguir sin el botón de PayPal:',
    onPageHint:
      'Permite las ventanas emergentes para este sitio y presiona el botón otra vez, o sigue en la página de PayPal:',
  },
  free: { heading: 'No hay nada que pagar', submit: 'Activar mi suscripción gratis', busy: 'Activando...' },
  cancelled:
    'Cerraste la ventana de pago. No se pagó nada. Inténtalo otra vez cuando quieras. Si PayPal rechazó el pago, usa otra tarjeta o cuenta.',
  finishing: {
    heading: 'Aprobado. Terminando tu registro...',
    body: 'Aprobaste tu suscripción en PayPal. Prepararla tarda unos segundos, y puedes cerrar esta página.',
    slow: 'Está tardando más de lo normal. Tu aprobación quedó registrada y nosotros completaremos tu registro, casi siempre en unos minutos. No lo apruebes otra vez, por favor.',
    safe: 'Tu aprobación quedó registrada y nosotros completaremos tu registro. No lo apruebes otra vez, por favor.',
    check: 'Revisar otra vez',
  },
};
