import { Box, type BoxProps } from '@chakra-ui/react';
import { CircleAlert, Info, type LucideIcon, ScanEye } from 'lucide-react';

type Tone = 'info' | 'error' | 'warning' | 'trust';

interface NoticeProps extends BoxProps {
  tone: Tone;
}

const STYLES: Record<Tone, { bg: string; color: string; icon: LucideIcon; iconColor: string }> = {
  info: { bg: 'bg.info', color: 'fg', icon: Info, iconColor: 'fg.info' },
  error: { bg: 'bg.error', color: 'fg', icon: CircleAlert, iconColor: 'fg.error' },
  warning: { bg: 'bg.warning', color: 'fg', icon: CircleAlert, iconColor: 'fg.warning' },
  trust: { bg: 'trust.subtle', color: 'trust.fg', icon: ScanEye, iconColor: 'trust.fg' },
};

/** One sentence with a tint and an icon. */
export function Notice({ tone, children, ...rest }: NoticeProps) {
  const { bg, color, icon: Icon, iconColor } = STYLES[tone];
  return (
    <Box
      display="flex"
      gap="3"
      paddingBlock="3.5"
      paddingInline="4"
      borderRadius="lg"
      textStyle="small"
      bg={bg}
      color={color}
      {...rest}
    >
      <Box color={iconColor} flexShrink="0">
        <Icon size={20} aria-hidden />
      </Box>
      <Box minWidth="0">{children}</Box>
    </Box>
  );
}
