import { nameOf } from '#storybook/rules/nameOf.ts';

const painted = [
  'backgroundColor',
  'backgroundSize',
  'borderColor',
  'boxShadow',
  'color',
  'opacity',
  'textDecoration',
  'transform',
] as const;

const pseudoElements = ['', '::before', '::after'] as const;

/** Selectors of earlier stories: a class name of Emotion stands for its styles, which need no second look. */
const judged = new Set<string>();

function* rulesIn(rules: CSSRuleList): Generator<CSSRule> {
  for (const rule of rules) {
    yield rule;
    if (rule instanceof CSSGroupingRule) yield* rulesIn(rule.cssRules);
  }
}

function* pageRules(): Generator<CSSRule> {
  for (const sheet of document.styleSheets) yield* rulesIn(sheet.cssRules);
}

const isHovered = (rule: CSSRule): rule is CSSStyleRule =>
  rule instanceof CSSStyleRule && rule.selectorText.includes(':hover');

/** Whether a rule is for pointers that hover, which a finger does not. */
const isOfPointer = ({ parentRule }: CSSRule) =>
  parentRule instanceof CSSMediaRule && parentRule.media.mediaText.includes('(hover: hover)');

/** What matches everything or nothing, with the specificity of `:hover`. */
const [tapped, untouched] = [':nth-child(n)', ':not(:nth-child(n))'];

/** Applies the rules as a touch screen does where everything was tapped, or nothing. @returns the undo. */
function touchAll(rules: readonly CSSRule[], hover: string): () => void {
  const undo = rules.map((rule) => {
    if (rule instanceof CSSMediaRule) {
      const { mediaText } = rule.media;
      if (mediaText.includes('(hover: hover)')) rule.media.mediaText = 'not all';
      if (mediaText.includes('(hover: none)')) rule.media.mediaText = 'all';
      return () => void (rule.media.mediaText = mediaText);
    }
    if (!isHovered(rule)) return () => undefined;
    const { selectorText } = rule;
    rule.selectorText = selectorText.replaceAll(':hover', hover);
    return () => void (rule.selectorText = selectorText);
  });
  return () => undo.forEach((one) => one());
}

function lookOf(one: Element): string[] {
  return pseudoElements.flatMap((pseudo) => {
    const style = getComputedStyle(one, pseudo);
    return painted.map((property) => `${pseudo}${property} ${style[property]}`);
  });
}

/** What a tap leaves painted on a touch screen, which counts what was tapped last as hovered. */
export function findStuckHovers(): string[] {
  const rules = [...pageRules()];
  const places = rules
    .filter(isHovered)
    .filter((rule) => !isOfPointer(rule))
    .map(({ selectorText }) =>
      pseudoElements
        .reduce((rest, one) => rest.replaceAll(one, ''), selectorText)
        .replaceAll(':hover', tapped),
    )
    .filter((selector) => !judged.has(selector) && document.body.querySelector(selector));
  if (places.length === 0) return [];
  places.forEach((selector) => judged.add(selector));
  const place = `:is(${places.join(', ')})`;
  const elements = [...document.body.querySelectorAll(`${place}, ${place} *`)];
  const looksAs = (hover: string) => {
    const undo = touchAll(rules, hover);
    const looks = elements.map(lookOf);
    undo();
    return looks;
  };
  const before = looksAs(untouched);
  return looksAs(tapped).flatMap((look, at) => {
    const stuck = look.filter((value, of) => value !== before[at]?.[of]);
    return stuck.length > 0 ? [`"${nameOf(elements[at]!)}" keeps ${stuck.join(', ')}`] : [];
  });
}
