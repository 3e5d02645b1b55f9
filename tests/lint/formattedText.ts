import type { Rule, Scope } from 'eslint';
import type { CallExpression, Node as TreeNode } from 'estree';

type Placed = Rule.Node;

/** Methods that format a date or a number by the browser's locale data. */
const formatters = new Set([
  'format',
  'formatRange',
  'toLocaleString',
  'toLocaleDateString',
  'toLocaleTimeString',
]);

/** Methods that split or search a text. */
const dissectors = new Set(
  'at charAt indexOf lastIndexOf match matchAll replace replaceAll search slice split substr substring test exec'.split(
    ' ',
  ),
);

/** Functions that parse a text as a date or a number. */
const readers =
  /^(?:UTC|TZ)?Date(?:Mini)?$|^(?:parse|parseISO|parseJSON|parseInt|parseFloat|Number|BigInt|toDate)$/u;

function nameOf(callee: TreeNode): string {
  if (callee.type === 'MemberExpression') {
    return callee.property.type === 'Identifier' ? callee.property.name : '';
  }
  return callee.type === 'Identifier' ? callee.name : '';
}

/** Expressions that pass a text on unchanged or with additions. */
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

/** Whether the text of this expression is parsed or split; follows the constants that hold it. */
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

/** Refuses to parse a formatter's output, whose shape depends on the browser. */
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

// The linter requires a plugin's default export.
export default plugin;
