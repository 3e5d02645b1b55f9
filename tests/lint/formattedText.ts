import type { Rule, Scope } from 'eslint';
import type { CallExpression, Node as TreeNode } from 'estree';

type Placed = Rule.Node;

/** Methods that write a date or a number for people, as the browser's locale data says. */
const formatters = new Set([
  'format',
  'formatRange',
  'toLocaleString',
  'toLocaleDateString',
  'toLocaleTimeString',
]);

/** Methods that take a text apart. */
const dissectors = new Set(
  'at charAt indexOf lastIndexOf match matchAll replace replaceAll search slice split substr substring test exec'.split(
    ' ',
  ),
);

/** Functions that read a text as a date or a number. */
const readers =
  /^(?:UTC|TZ)?Date(?:Mini)?$|^(?:parse|parseISO|parseJSON|parseInt|parseFloat|Number|BigInt|toDate)$/u;

function nameOf(callee: TreeNode): string {
  if (callee.type === 'MemberExpression') {
    return callee.property.type === 'Identifier' ? callee.property.name : '';
  }
  return callee.type === 'Identifier' ? callee.name : '';
}

/** Expressions that carry a text on as it is, or with more of it around. */
const carriers = new Set([
  'TemplateLiteral',
  'BinaryExpression',
  'ChainExpression',
  'ConditionalExpression',
  'LogicalExpression',
  'TSAsExpression',
  'TSNonNullExpression',
  'TSSatisfiesExpression',
]);

/** Whether the text of this expression is read or taken apart; follows the constants it is kept in. */
function isParsed(text: Placed, variablesOf: (node: TreeNode) => readonly Scope.Variable[]): boolean {
  const { parent } = text;
  if (!parent) return false;
  switch (parent.type) {
    case 'MemberExpression':
      return parent.object === text && dissectors.has(nameOf(parent));
    case 'NewExpression':
    case 'CallExpression': {
      if (parent.callee === text) return false;
      const name = nameOf(parent.callee);
      return readers.test(name) || name === 'exec' || name === 'test';
    }
    case 'UnaryExpression':
      return parent.operator === '+' || parent.operator === '-';
    case 'VariableDeclarator':
      return (
        parent.id.type !== 'Identifier' ||
        variablesOf(parent).some(({ references }) =>
          references.some(({ identifier, init }) => !init && isParsed(identifier as Placed, variablesOf)),
        )
      );
    default:
      return carriers.has(parent.type) && isParsed(parent, variablesOf);
  }
}

/** Refuses to parse what a formatter wrote: its shape belongs to the browser. */
const noParsing: Rule.RuleModule = {
  meta: {
    type: 'problem',
    docs: { description: 'Formatted dates and numbers are for people; programs ask for the parts.' },
    messages: {
      parsed:
        'The text of a formatter differs between browsers. Use formatToParts, or work with the date or number itself.',
    },
    schema: [],
  },
  create: (context) => ({
    CallExpression(node: CallExpression & Rule.NodeParentExtension) {
      if (node.callee.type !== 'MemberExpression' || !formatters.has(nameOf(node.callee))) return;
      if (isParsed(node, (declared) => context.sourceCode.getDeclaredVariables(declared))) {
        context.report({ node, messageId: 'parsed' });
      }
    },
  }),
};

const plugin = { meta: { name: 'formatted-text' }, rules: { 'no-parsing': noParsing } };

// The linter asks a plugin for its default export.
export default plugin;
