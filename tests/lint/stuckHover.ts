import type { Rule } from 'eslint';
import type { Literal, Node as TreeNode, TemplateElement } from 'estree';

type Placed = TreeNode & { parent?: Placed };

const selects = (text: string) => text.includes(':hover');

/** Whether each hovered selector of a list stands beside itself without the hover, whose look it keeps. */
function looksAlike(list: string): boolean {
  const selectors = list.split(',').map((one) => one.trim());
  return selectors.every((one) => !selects(one) || selectors.includes(one.replace(':hover', '')));
}

/** Whether a text stands inside the styles of a media query for pointers that hover. */
function isOfPointer({ parent }: Placed): boolean {
  if (!parent) return false;
  const { key } = parent as Placed & { key?: TreeNode };
  return (key?.type === 'Literal' && key.value === '@media (hover: hover)') || isOfPointer(parent);
}

/** Refuses a look for `:hover` alone: on a touch screen it stays after a tap. */
const noBareHover: Rule.RuleModule = {
  meta: {
    type: 'problem',
    docs: { description: 'A touch screen counts what was tapped last as hovered.' },
    messages: { bare: 'On a touch screen this look stays after a tap. Use hovered of the theme.' },
    schema: [],
  },
  create(context) {
    const judge = (node: Literal | TemplateElement, text: unknown) => {
      if (typeof text !== 'string' || !selects(text) || looksAlike(text) || isOfPointer(node)) return;
      context.report({ node, messageId: 'bare' });
    };
    return {
      Literal: (node: Literal) => judge(node, node.value),
      TemplateElement: (node: TemplateElement) => judge(node, node.value.cooked),
    };
  },
};

const plugin = { meta: { name: 'stuck-hover' }, rules: { 'no-bare-hover': noBareHover } };

// The linter requires a plugin's default export.
export default plugin;
