import type { Rule } from 'eslint';
import type { Expression, Node as TreeNode } from 'estree';

function comparedWords(test: TreeNode): string[] {
  switch (test.type) {
    case 'BinaryExpression':
      return test.operator === '===' || test.operator === '!=='
        ? [test.left, test.right].flatMap((side) =>
            side.type === 'Literal' && typeof side.value === 'string' ? [side.value] : [],
          )
        : [];
    case 'LogicalExpression':
      return [test.left, test.right].flatMap(comparedWords);
    case 'UnaryExpression':
      return comparedWords(test.argument);
    default:
      return [];
  }
}

/**
 * Refuses `interval === 'year' ? a : b`: with a third interval it would compile and take it for the second one. A `Record` or an
 * exhaustive `switch` does not compile then. The words of the unions are the rule's option.
 */
const noTernary: Rule.RuleModule = {
  meta: {
    type: 'problem',
    messages: {
      twoWay: "'{{word}}' is one of a closed list. Use a Record or a switch, which names every one of it.",
    },
    schema: [{ type: 'array', items: { type: 'string' } }],
  },
  create(context) {
    const words = new Set(context.options[0] as string[]);
    return {
      ConditionalExpression({ test }: { test: Expression }) {
        const word = comparedWords(test).find((one) => words.has(one));
        if (word !== undefined) context.report({ node: test, messageId: 'twoWay', data: { word } });
      },
    };
  },
};

const plugin = { meta: { name: 'closed-unions' }, rules: { 'no-ternary': noTernary } };

// The linter requires a plugin's default export.
export default plugin;
