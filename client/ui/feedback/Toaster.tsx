import { Box, Button, IconButton } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFootHeight } from '../layout/window-foot';
import { closeToast, useToasts, type ShownToast } from './toast';

const LIFE_MS = 6_000;
const ICONS = { info: Info, success: CircleCheck, error: CircleAlert };

function ToastCard({ item }: { item: ShownToast }) {
  const { t } = useTranslation();
  const [isHeld, setHeld] = useState(false);
  const Icon = ICONS[item.tone];

  useEffect(() => {
    if (isHeld || item.tone === 'error') return;
    const timer = setTimeout(() => closeToast(item.id), LIFE_MS);
    return () => clearTimeout(timer);
  }, [isHeld, item]);

  return (
    <Box
      display="flex"
      gap="3"
      alignItems="flex-start"
      width="min(24rem, calc(100vw - 2rem))"
      p="3.5"
      borderRadius="photo"
      bg="arena.900"
      color="arena.50"
      borderWidth="1px"
      borderColor="arena.700"
      boxShadow="2"
      pointerEvents="auto"
      animation="rise-in 200ms ease-out"
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Box color={`onToast.${item.tone}`} mt="0.5" flexShrink="0">
        <Icon size={20} strokeWidth={1.75} aria-hidden />
      </Box>
      <Box flex="1" minW="0" role={item.tone === 'error' ? 'alert' : 'status'}>
        <Box fontWeight="600">{item.title}</Box>
        {item.description && <Box textStyle="small">{item.description}</Box>}
        {item.action && (
          <Button
            variant="plain"
            color="teja.300"
            onClick={() => {
              item.action?.onClick();
              closeToast(item.id);
            }}
          >
            {item.action.label}
          </Button>
        )}
      </Box>
      <IconButton variant="ghost" size="xs" aria-label={t('actions.close')} onClick={() => closeToast(item.id)}>
        <X />
      </IconButton>
    </Box>
  );
}

/** Renders the toasts; one per page. */
export function Toaster() {
  const toasts = useToasts();
  const footHeight = useFootHeight();
  return (
    <Box
      position="fixed"
      insetInline="4"
      style={footHeight}
      bottom="calc(1rem + env(safe-area-inset-bottom) + var(--foot-h))"
      zIndex="toast"
      display="flex"
      flexDirection="column"
      alignItems={{ base: 'center', md: 'flex-end' }}
      gap="2"
      pointerEvents="none"
      aria-live="polite"
    >
      {toasts.map((item) => (
        <ToastCard key={item.id} item={item} />
      ))}
    </Box>
  );
}
