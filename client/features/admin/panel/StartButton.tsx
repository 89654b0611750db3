import { Button, chakra } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { KeyCap } from '../../../ui/display/KeyCap';

/** Opens what is most urgent; so does `E` wherever nobody types. */
export function StartButton({ to }: { to: string }) {
  const { t } = useTranslation('staff');
  const navigate = useNavigate();
  useEffect(() => {
    const onKey = ({ key, target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent) => {
      const isTyping = target instanceof HTMLElement && ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName);
      if (key === 'e' && !isTyping && !ctrlKey && !metaKey && !altKey && !defaultPrevented) void navigate(to);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [navigate, to]);
  return (
    <Button asChild size="sm" minHeight={{ base: '11', md: '9' }}>
      <Link to={to} aria-keyshortcuts="e">
        {t('queue.start')}
        <chakra.span hideBelow="md">
          <KeyCap names={['E']} />
        </chakra.span>
      </Link>
    </Button>
  );
}
