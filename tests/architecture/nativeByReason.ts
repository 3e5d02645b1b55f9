/** Files that render a native element, or set a role or state by hand, although MUI has the part, each with the reason: at most 15. */
export const nativeByReason: Readonly<Record<string, string>> = {
  'src/components/ActionButton.tsx': 'A loading button keeps its focus, which MUI’s `disabled` takes away.',
  'src/components/Disclosure.tsx': 'Questions open without a script, and an anchor opens them.',
  'src/sections/Legal/LegalFrame.tsx':
    'The contents of a legal page fold on a phone, and the page has no script.',
  'src/sections/Header/MobileMenu.tsx':
    'The menu opens before and without a script, as a native modal dialog.',
  'src/demos/menuBuilder/GripButton.tsx': 'A grip is lifted and dropped by keys; a press toggles nothing.',
  'src/funnel/frame/NewPasswordFields.tsx': 'A field that nobody sees tells a password manager the account.',
  'src/sections/Contact/Contact.tsx': 'The form unfolds without a script, and an anchor opens it.',
  'src/sections/Pricing/PlanSwitch.tsx': 'A plan can be chosen before React is there, and CSS shows which.',
  'src/sections/Pricing/PriceTable.tsx': 'All prices unfold without a script.',
};
