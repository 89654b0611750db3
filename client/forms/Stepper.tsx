import { HStack, IconButton } from '@chakra-ui/react';
import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';

interface StepperProps {
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  labels: { less: string; more: string };
  gap?: string | object;
  /** The input of the number. */
  children: ReactNode;
}

/** A minus button, the number, a plus button. */
export function Stepper({ value, min, max, onChange, labels, gap = '3', children }: StepperProps) {
  const round = { variant: 'outline', borderRadius: 'full', borderColor: 'border' } as const;
  return (
    <HStack gap={gap} justifyContent="center">
      <IconButton
        {...round}
        aria-label={labels.less}
        disabled={value <= min}
        onClick={() => onChange(Math.max(min, value - 1))}
      >
        <Minus />
      </IconButton>
      {children}
      <IconButton
        {...round}
        aria-label={labels.more}
        disabled={value >= max}
        onClick={() => onChange(Math.min(max, value + 1))}
      >
        <Plus />
      </IconButton>
    </HStack>
  );
}
