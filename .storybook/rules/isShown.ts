// Taken before a test removes what older browsers lack.
// oxlint-disable-next-line typescript/unbound-method -- called on an element below
const { checkVisibility } = Element.prototype;

/** Whether an element is rendered and visible. */
export const isShown = (one: Element): boolean => checkVisibility.call(one, { visibilityProperty: true });
