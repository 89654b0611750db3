import { chakra } from '@chakra-ui/react';

interface DecisionChecksProps {
  label: string;
  options: readonly { readonly value: string; readonly label: string }[];
  /** The chosen values, joined by commas. */
  value: string;
  onChange: (value: string) => void;
}

/** Checkboxes. */
export function DecisionChecks({ label, options, value, onChange }: DecisionChecksProps) {
  const chosen = new Set(value.split(',').filter(Boolean));
  return (
    <chakra.div role="group" aria-label={label} display="grid" gap="1" width="full">
      {options.map((option) => (
        <chakra.label
          key={option.value}
          display="flex"
          alignItems="center"
          gap="3"
          minHeight="9"
          textStyle="sm"
          cursor="pointer"
        >
          <chakra.input
            type="checkbox"
            accentColor="brand.solid"
            boxSize="4.5"
            checked={chosen.has(option.value)}
            onChange={(event) => {
              const next = new Set(chosen);
              if (event.target.checked) next.add(option.value);
              else next.delete(option.value);
              onChange(options.flatMap((one) => (next.has(one.value) ? [one.value] : [])).join(','));
            }}
          />
          {option.label}
        </chakra.label>
      ))}
    </chakra.div>
  );
}
