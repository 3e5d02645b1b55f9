import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { FormField } from '#components/FormField.tsx';
import { menuBuilder } from '#content/demos/menuBuilder.ts';
import { ChoiceRow } from '../frame/ChoiceRow.tsx';
import { DemoSheet } from '../frame/DemoSheet.tsx';
import { tones, type Category } from '../state/menu.ts';
import { EditorActions } from './EditorActions.tsx';
import { longestName } from './pricedDraft.ts';

const Choice = styled('div')({ '& > p': { marginBottom: 6 } });

export interface CategoryEditorProps {
  /** The category to edit; omitted to add one. */
  category?: Category | undefined;
  onSave: (category: Pick<Category, 'name' | 'tone'>) => void;
  onClose: () => void;
}

/** A sheet for the name and color of a category. */
export function CategoryEditor({ category, onSave, onClose }: CategoryEditorProps) {
  const [name, setName] = useState(category?.name ?? '');
  const [tone, setTone] = useState(category?.tone ?? tones[0]);
  const [problem, setProblem] = useState<string>();
  const handleSubmit = () => {
    const typed = name.trim();
    if (typed === '') setProblem(menuBuilder.problems.name);
    else onSave({ name: typed, tone });
  };
  return (
    <DemoSheet
      title={category ? menuBuilder.editCategory : menuBuilder.newCategory}
      onClose={onClose}
      onSubmit={handleSubmit}
      actions={<EditorActions onCancel={onClose} />}
    >
      <FormField
        label={menuBuilder.name}
        value={name}
        maxLength={longestName}
        error={problem}
        autoComplete="off"
        onChange={(event) => setName(event.target.value)}
      />
      <Choice>
        <Typography variant="subtitle2" aria-hidden>
          {menuBuilder.color}
        </Typography>
        <ChoiceRow
          label={menuBuilder.color}
          options={tones.map((value) => ({ value, label: menuBuilder.tones[value] }))}
          value={tone}
          onChange={({ value }) => setTone(value)}
        />
      </Choice>
    </DemoSheet>
  );
}
