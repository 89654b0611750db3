import { chakra } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface ChipChoiceProps {
  kind: 'radio' | 'checkbox';
  /** Groups radios. */
  name: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  icon?: LucideIcon;
  children: ReactNode;
}

const chip = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: { base: '44px', md: '40px' },
  paddingInline: { base: '3', md: '3.5' },
  borderWidth: '1px',
  borderRadius: 'full',
  bg: 'bg.panel',
  textStyle: 'sm',
  fontWeight: '500',
  cursor: 'pointer',
  _icon: { width: '4', height: '4' },
  _hover: { borderColor: 'border.control' },
  '&:has(:checked)': { bg: 'fg', borderColor: 'fg', color: 'bg', fontWeight: '600' },
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '2px' },
} as const;

/** A small choice as a pill, based on a native radio or checkbox. */
export function ChipChoice({ kind, name, isChecked, onChange, icon: Icon, children }: ChipChoiceProps) {
  return (
    <chakra.label css={chip}>
      <chakra.input
        type={kind}
        name={name}
        checked={isChecked}
        onChange={(event) => onChange(event.target.checked)}
        position="absolute"
        inset="0"
        opacity="0"
        cursor="pointer"
      />
      {Icon && <Icon aria-hidden />}
      {children}
    </chakra.label>
  );
}
