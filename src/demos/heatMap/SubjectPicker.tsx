import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { heatMap } from '#content/demos/heatMap.ts';
import { ChoiceRow } from '../frame/ChoiceRow.tsx';
import { findItem, type Menu } from '../state/menu.ts';
import type { Subject } from '../state/sales.ts';

const Rows = styled(Stack)({ gap: 8 });

const Items = styled('div')({
  paddingLeft: 12,
  borderLeft: '3px solid currentColor',
});

const everything = 'everything';

export interface SubjectPickerProps {
  menu: Menu;
  subject: Subject;
  onChange: (change: { subject: Subject }) => void;
}

/** Selects everything, a category or, within a category, one item. */
export function SubjectPicker({ menu, subject, onChange }: SubjectPickerProps) {
  const place = subject.kind === 'item' ? findItem(menu, subject.itemId) : undefined;
  const categoryId = subject.kind === 'category' ? subject.categoryId : place?.category.id;
  const category = menu.categories.find(({ id }) => id === categoryId);
  const handleCategory = ({ value }: { value: string }) =>
    onChange({
      subject: value === everything ? { kind: everything } : { kind: 'category', categoryId: value },
    });
  return (
    <Rows>
      <ChoiceRow
        label={heatMap.subject}
        perRow={3}
        options={[
          { value: everything, label: heatMap.everything },
          ...menu.categories.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={category?.id ?? everything}
        onChange={handleCategory}
      />
      {category && category.items.length > 0 ? (
        <Items>
          <ChoiceRow
            label={heatMap.item}
            options={[
              { value: everything, label: heatMap.allOf(category.name) },
              ...category.items.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={place?.item.id ?? everything}
            onChange={({ value }) =>
              onChange({
                subject:
                  value === everything
                    ? { kind: 'category', categoryId: category.id }
                    : { kind: 'item', itemId: value },
              })
            }
          />
        </Items>
      ) : null}
    </Rows>
  );
}
