import { parseSync } from 'vite';

const partFor: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p'].map((tag) => [tag, 'Typography'])),
  a: 'Link',
  button: 'Button, IconButton or ButtonBase',
  input: 'TextField, InputBase, Checkbox, Radio or Slider',
  textarea: 'InputBase',
  select: 'Select or NativeSelect',
  label: 'FormControlLabel, FormLabel or InputLabel',
  fieldset: 'FormControl',
  legend: 'FormLabel',
  ul: 'List',
  ol: 'List or Stepper',
  li: 'ListItem or Step',
  hr: 'Divider',
  table: 'Table',
  thead: 'TableHead',
  tbody: 'TableBody',
  tfoot: 'TableFooter',
  tr: 'TableRow',
  th: 'TableCell',
  td: 'TableCell',
  dialog: 'Dialog or Drawer',
  details: 'Accordion',
  summary: 'AccordionSummary',
  progress: 'LinearProgress',
};

/** MUI's part for each role and state that a file would otherwise give to an element by hand. */
const partForAttribute: Readonly<Record<string, string>> = {
  'role="checkbox"': 'Checkbox',
  'role="dialog"': 'Dialog',
  'role="menu"': 'Menu',
  'role="progressbar"': 'LinearProgress or CircularProgress',
  'role="radio"': 'Radio',
  'role="radiogroup"': 'RadioGroup',
  'role="separator"': 'Divider',
  'role="slider"': 'Slider',
  'role="switch"': 'Switch',
  'role="tab"': 'Tab',
  'role="tablist"': 'Tabs',
  'role="tooltip"': 'Tooltip',
  'aria-checked': 'Checkbox, Radio or Switch',
  'aria-pressed': 'ToggleButton',
  'aria-selected': 'Tab or MenuItem',
  'aria-valuenow': 'Slider or LinearProgress',
};

/** A native element that a file renders although MUI has the part, or what it gives to an element by hand. */
export interface NativeElement {
  element: string;
  part: string;
}

interface Node {
  type: string;
  name?: Node | string;
  value?: unknown;
  callee?: Node;
  arguments?: Node[];
  expression?: Node;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** The text of a string literal, of each one in `condition ? 'a' : 'b'` and in `` `h${level}` ``. */
function textsOf(value: unknown): string[] {
  if (!isNode(value)) return Array.isArray(value) ? value.flatMap(textsOf) : [];
  if (value.type === 'Literal') return typeof value.value === 'string' ? [value.value] : [];
  if (value.type === 'TemplateLiteral') return ['h1'];
  if (value.type === 'JSXAttribute') return textsOf(value.value);
  return Object.entries(value).flatMap(([key, child]) => (key === 'test' ? [] : textsOf(child)));
}

/** The tags that a node renders by itself: `<p>`, `styled('p')`, `createElement('p')`, and `as="p"` in place of a part. */
function tagsOf(node: Node): string[] {
  if (node.type === 'JSXOpeningElement') {
    const { name } = node;
    return isNode(name) && name.type === 'JSXIdentifier' && typeof name.name === 'string' ? [name.name] : [];
  }
  if (node.type === 'JSXAttribute') {
    return isNode(node.name) && node.name.name === 'as' ? textsOf(node.value) : [];
  }
  if (node.type === 'CallExpression') {
    const called = node.callee?.name;
    return called === 'styled' || called === 'createElement' ? textsOf(node.arguments?.[0]) : [];
  }
  return [];
}

/** A JSX attribute as `partForAttribute` names it: by its name, a role with its value. */
function attributeOf(node: Node): string[] {
  if (node.type !== 'JSXAttribute' || !isNode(node.name)) return [];
  const { name } = node.name;
  if (name === 'role') return textsOf(node.value).map((role) => `role="${role}"`);
  return typeof name === 'string' ? [name] : [];
}

/** The native elements in a source file for which MUI has a part, and the roles and states for which it has one. */
export function nativeElementsIn(file: string, source: string): NativeElement[] {
  const found: NativeElement[] = [];
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(walk);
    if (!isNode(value)) return;
    for (const [parts, names] of [
      [partFor, tagsOf(value)],
      [partForAttribute, attributeOf(value)],
    ] as const) {
      for (const element of names) {
        const part = Object.hasOwn(parts, element) ? parts[element] : undefined;
        if (part) found.push({ element, part });
      }
    }
    Object.values(value).forEach(walk);
  };
  walk(parseSync(file, source).program);
  return found;
}
