import { Box } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { FocusedHeading } from './FocusedHeading';

interface NoticeProps {
  icon: LucideIcon;
  tone?: 'good' | 'bad';
  title: string;
  children: ReactNode;
}

/** The result of a form, in its place: the heading takes the focus. */
export function Notice({ icon: Icon, tone = 'good', title, children }: NoticeProps) {
  return (
    <Box display="grid" gap="4">
      <Box
        boxSize="14"
        display="grid"
        placeItems="center"
        borderRadius="full"
        {...(tone === 'good' ? { bg: 'trust.subtle', color: 'trust.fg' } : { bg: 'bg.error', color: 'fg.error' })}
      >
        <Icon size={28} aria-hidden />
      </Box>
      <FocusedHeading textStyle="h2">{title}</FocusedHeading>
      {children}
    </Box>
  );
}
