import type { ReactNode } from 'react';
import { FormField } from '../../../../forms/FormField';
import { NumberInput, type NumberInputProps } from '../../../../forms/NumberInput';
import { useWizard } from '../WizardContext';

interface NumberFieldProps extends NumberInputProps {
  name: string;
  label: string;
  hint?: ReactNode;
  isOptional?: boolean;
}

/** A number with its label and what is wrong with it. */
export function NumberField({ name, label, hint, isOptional, ...input }: NumberFieldProps) {
  const { problemAt } = useWizard();
  return (
    <FormField name={name} label={label} hint={hint} isOptional={isOptional} error={problemAt(name)}>
      <NumberInput {...input} />
    </FormField>
  );
}
