import { Button, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { KeyCap } from '../../../ui/display/KeyCap';
import { capsOf, SHORTCUTS, useShortcuts } from '../../../ui/staff/shortcuts';

/** Opens the most urgent case; so does its shortcut. */
export function StartButton({ to }: { to: string }) {
  const { t } = useTranslation('staff');
  const navigate = useNavigate();
  useShortcuts('panel', { start: () => navigate(to) });
  return (
    <Button asChild width="full" minHeight="11" justifyContent={{ base: 'center', md: 'space-between' }}>
      <Link to={to} aria-keyshortcuts={SHORTCUTS.panel.start}>
        {t('queue.start')}
        <chakra.span
          hideBelow="md"
          css={{ '& kbd': { bg: 'transparent', color: 'inherit', lineHeight: '1', borderColor: 'currentColor' } }}
        >
          <KeyCap names={capsOf(SHORTCUTS.panel.start)} />
        </chakra.span>
      </Link>
    </Button>
  );
}
