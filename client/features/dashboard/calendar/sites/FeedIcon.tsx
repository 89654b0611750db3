import { chakra } from '@chakra-ui/react';
import { Check, CloudOff, TriangleAlert } from 'lucide-react';
import type { FeedState } from './use-feeds';

const STYLES = {
  fine: { icon: Check, bg: 'trust.subtle', color: 'trust.fg' },
  clash: { icon: TriangleAlert, bg: 'bg.error', color: 'fg.error' },
  silent: { icon: CloudOff, bg: 'bg.warning', color: 'fg.warning' },
} as const;

/** The icon of another site's calendar; its label is beside it. */
export function FeedIcon({ tone }: Pick<FeedState, 'tone'>) {
  const { icon: Icon, bg, color } = STYLES[tone];
  return (
    <chakra.span
      aria-hidden
      display="grid"
      placeItems="center"
      flexShrink="0"
      boxSize="7"
      borderRadius="full"
      bg={bg}
      color={color}
    >
      <Icon size={16} strokeWidth={1.75} />
    </chakra.span>
  );
}

/** The colour of the text. */
export const toneColor = (tone: FeedState['tone']): string =>
  tone === 'fine' ? 'fg.subtle' : tone === 'clash' ? 'fg.error' : 'fg.warning';
