import { Box, chakra } from '@chakra-ui/react';
import { Check, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface LevelRowProps {
  icon: LucideIcon;
  title: string;
  /** What the level permits. */
  text: string;
  isDone: boolean;
  badge?: ReactNode;
  /** Status and next step. */
  children?: ReactNode;
  action?: ReactNode;
  /** Rows below at full width. */
  list?: ReactNode;
}

/** One level: benefit, status and action. */
export function LevelRow({ icon: Icon, title, text, isDone, badge, children, action, list }: LevelRowProps) {
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns={{ base: '44px minmax(0, 1fr)', md: '44px minmax(0, 1fr) auto' }}
      columnGap="4"
      rowGap="4"
      padding={{ base: '4', md: '6' }}
      _notFirst={{ borderTopWidth: '1px', borderColor: 'hairline' }}
    >
      <Box
        position="relative"
        display="grid"
        placeItems="center"
        boxSize="11"
        borderRadius="lg"
        bg={isDone ? 'trust.subtle' : 'bg.muted'}
        color={isDone ? 'trust.fg' : 'fg.muted'}
      >
        {isDone ? <Check size={22} aria-hidden /> : <Icon size={22} aria-hidden />}
      </Box>
      <Box minWidth="0">
        <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
          <chakra.h2 textStyle="h3">{title}</chakra.h2>
          {badge}
        </Box>
        <chakra.p marginTop="1" color="fg.muted" textStyle="small">
          {text}
        </chakra.p>
        {children && <Box marginTop="3">{children}</Box>}
      </Box>
      {action && (
        <Box gridColumn={{ base: '1 / -1', md: 'auto' }} alignSelf="center" display="grid">
          {action}
        </Box>
      )}
      {list && <Box gridColumn={{ base: '1 / -1', md: '2 / -1' }}>{list}</Box>}
    </chakra.li>
  );
}
