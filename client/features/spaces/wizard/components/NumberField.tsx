import type { ReactNode } from 'react';
import { FormField } from '../../../../forms/FormField';
import { NumberInput } from '../../../../forms/NumberInput';
import { spaceFields } from '../../../../generated/space-fields';
import type { FieldName } from '../draft-values';
import { useFieldLabel } from '../use-field-label';
import { useWizard } from '../WizardContext';

interface NumberFieldProps {
  name: FieldName<number>;
  hint?: ReactNode;
  /** Overrides the draft's value. */
  value?: number | null;
  /** Overrides the default change of the draft. */
  onChange?: (value: number | null) => void;
}

/** A number of the draft with label, unit and problem. */
export function NumberField({ name, hint, ...given }: NumberFieldProps) {
  const { values, change, problemAt } = useWizard();
  const field = spaceFields[name];
  const isWhole = 'isWhole' in field;
  const { value = values[name], onChange = (next) => change({ [name]: next }) } = given;
  return (
    <FormField name={name} label={useFieldLabel(name)} hint={hint} error={problemAt(name)}>
      <NumberInput
        suffix={'unit' in field ? field.unit : undefined}
        isWhole={isWhole}
        {...(isWhole && { maxDigits: String(field.max).length })}
        value={value}
        onChange={onChange}
      />
    </FormField>
  );
}
